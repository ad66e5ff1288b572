import { expect, test } from "vitest";
import { codeOf, grouped } from "./short-code";

test("a code may be typed as one likes, and a link does as well", () => {
  expect(codeOf(" ab-c3 d")).toEqual({ code: "ABC3D" });
  expect(codeOf("http://house/table/x_Y-1")).toEqual({ id: "x_Y-1" });
  expect(codeOf(" ")).toBeNull();
  expect(grouped("ABCDEFGH")).toBe("ABCD EFGH");
  expect(grouped("ABCD")).toBe("ABCD");
  expect(codeOf(grouped("ABCDEFGH"))).toEqual({ code: "ABCDEFGH" });
});
