import { render } from "preact";
import { expect, test } from "vitest";
import { pages } from "./games";
import { House } from "./house";

test("the hall names the house and every game that has a page", () => {
  const root = document.createElement("div");
  render(<House />, root);
  expect(root.querySelector("h1")?.textContent).toBe("sleuth");
  expect([...root.querySelectorAll("li")].map((item) => item.textContent)).toEqual([
    ...pages.keys(),
  ]);
});
