import type { Int } from "grats";
import type { SymbolSource } from "./SymbolSource.ts";

/**
 * Something that a file defines.
 * @gqlType
 */
export interface CodeSymbol {
  /**
   * Its name.
   * @gqlField
   */
  readonly name: string;
  /**
   * What it is, in the words of its language: `class`, `function`, `constant`.
   * @gqlField
   */
  readonly kind: string;
  /**
   * The line that defines it, counted from 1.
   * @gqlField
   */
  readonly line: Int;
  /**
   * What it is a part of, such as a method's class; null where that is not known.
   * @gqlField
   */
  readonly scope: string | null;
}

/**
 * What a file defines.
 * @gqlType
 */
export interface FileSymbols {
  /**
   * The symbols in the order of their lines; those that one function alone sees are left out.
   * @gqlField
   */
  readonly symbols: readonly CodeSymbol[];
  /**
   * Who found them.
   * @gqlField
   */
  readonly foundBy: SymbolSource;
  /**
   * Whether there are more, or the file is too large to be looked into.
   * @gqlField
   */
  readonly isCut: boolean;
}
