/** Tests speak English, with the words of every game. */
import words from "virtual:words";
import { beforeAll } from "vitest";
import { learnWords } from "./language";

beforeAll(() => learnWords(Object.keys(words.en!)));
