/** The catalogue of texts as the build divides it; see `tools/page/words.ts`. */
declare module "virtual:words" {
  type Piece = () => Promise<{ default: Readonly<Record<string, string>> }>;
  /** By language, then by part: the house, or the name of a game. */
  const words: Readonly<Record<string, Readonly<Record<string, Piece>>>>;
  export default words;
}
