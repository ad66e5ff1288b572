import { render } from "preact";
import { House } from "./house";

const root = document.getElementById("house");
if (root) render(<House />, root);
