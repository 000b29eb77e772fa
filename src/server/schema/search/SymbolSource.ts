/**
 * Who tells what code defines: `CTAGS`, Universal Ctags, which is installed and knows the language; `PATTERNS`, expressions for how
 * definitions look in common languages, which err more often.
 * @gqlEnum
 */
export type SymbolSource = "CTAGS" | "PATTERNS";
