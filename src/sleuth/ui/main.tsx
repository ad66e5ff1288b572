import { render } from "preact";
import { Page } from "./page";
import { startLanguage } from "./words/language";
import "./style/tokens.css";
import "./style/elements.css";
import "./style/shell.css";
import "./style/home.css";
import "./style/panes.css";
import "./style/rooms.css";
import "./style/table.css";
import "./style/live.css";
import "./style/replay.css";
import "./style/coach.css";
import { startTheme } from "./parts/theme";

startTheme();
await startLanguage();
const root = document.getElementById("house");
if (root) render(<Page />, root);
