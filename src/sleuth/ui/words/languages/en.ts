/** English: the texts of the house and of the games, in one file to load. */
import type { Texts } from "../tongue";

const files = import.meta.glob<Texts>(["../../../texts/en.json", "../../../games/*/texts/en.json"], {
  eager: true,
  import: "default",
});

export const texts: Texts = Object.assign({}, ...Object.values(files));
