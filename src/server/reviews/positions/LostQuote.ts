import { comparedLines } from "../texts/comparedLines.ts";
import type { FileText } from "../texts/FileText.ts";
import { TokenBag } from "../texts/TokenBag.ts";

/** Lines that are looked for in other files: tells soon which of those cannot have them. */
export class LostQuote {
  /** How much lines of another file must have of these, from 0 to 1, to be them after a change. */
  static readonly ALIKE_MIN = 0.8;

  readonly #bag: TokenBag;
  /** The longest word that is the same in bytes whatever the encoding: where it is not, the very lines are not either. */
  readonly #word: Buffer;

  /** Linear in the lines. */
  constructor(lines: readonly string[]) {
    const words = lines.flatMap((line) => line.match(/[!-~]+/gu) ?? []);
    this.#word = Buffer.from(words.reduce((longest, word) => (word.length > longest.length ? word : longest), ""));
    this.#bag = new TokenBag(comparedLines(lines));
  }

  /** Tells whether a text may have the very lines, white space aside. Linear in the text. */
  mayStandIn(text: FileText): boolean {
    return text.includes(this.#word);
  }

  /** Tells whether a text may have lines much like these. Words times text, and mostly far less. */
  mayBeAlikeIn(text: FileText): boolean {
    return this.#bag.mayBeAlikeIn(text, LostQuote.ALIKE_MIN);
  }
}
