/** Who told what a file defines: Universal Ctags, or patterns that know how definitions look in common languages. */
export type SymbolSource = "CTAGS" | "PATTERNS";

/** Something that a file defines. */
export interface CodeSymbol {
  readonly name: string;
  /** What it is, in its language's words: `class`, `function`, `constant`; `definition` where that cannot be told. */
  readonly kind: string;
  /** Counted from 1. */
  readonly line: number;
  /** What it is a part of; null where that is not known. */
  readonly scope: string | null;
  /** Whether it is seen within one function alone. */
  readonly isLocal: boolean;
}

/** What a file defines. */
export interface SymbolList {
  /** In the order of their lines. */
  readonly symbols: readonly CodeSymbol[];
  readonly foundBy: SymbolSource;
  /** There are more than SYMBOLS_MAX, or the file is too large to be looked into. */
  readonly isCut: boolean;
}
