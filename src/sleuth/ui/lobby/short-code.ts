/** The short code of a table, as it is read out and as it is typed. */

/** A short code as it is read out: in groups of four letters. */
export function grouped(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1 ");
}

/** What somebody typed as a code, as the house writes it; a whole link works as well. */
export function codeOf(typed: string): { code: string } | { id: string } | null {
  const link = /\/table\/([\w-]+)/.exec(typed);
  if (link) return { id: link[1]! };
  const code = typed.replace(/[^0-9a-z]/gi, "").toUpperCase();
  return code ? { code } : null;
}
