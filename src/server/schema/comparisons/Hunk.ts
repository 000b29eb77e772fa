import { createHash } from "node:crypto";
import type { ID, Int } from "grats";
import { algorithmWord } from "#contract/algorithmWord.ts";
import { encodeBytes } from "#contract/byteText.ts";
import { contextWord } from "#contract/contextWord.ts";
import { GalleyError } from "#contract/errors.ts";
import { whitespaceWord } from "#contract/whitespaceWord.ts";
import { parsePatch, type HunkRecord } from "#server/git/patches/parsePatch.ts";
import type { Context } from "../request/Context.ts";
import type { DiffOptions } from "./DiffOptions.ts";
import { FileChange } from "./FileChange.ts";
import { fromGlobalId, toGlobalId } from "../globalId.ts";
import type { Node } from "../Node.ts";

const USUAL = `show myers ${contextWord.usual}`;

/**
 * A run of changed lines with the lines around it.
 * @gqlType
 */
export class Hunk implements Node {
  readonly __typename = "Hunk" as const;
  readonly #fileId: string;
  readonly #path: string;
  readonly #record: HunkRecord;
  readonly #index: number;
  readonly #options: DiffOptions;

  constructor(fileId: string, path: string, record: HunkRecord, index: number, options: DiffOptions) {
    this.#fileId = fileId;
    this.#path = path;
    this.#record = record;
    this.#index = index;
    this.#options = options;
  }

  /** Finds a hunk by the names inside its id: its file's id, its place there, and how the file was compared, in words. */
  static async byId(context: Context, [fileId = "", index = "", ...words]: readonly string[]): Promise<Hunk> {
    const { type, names } = fromGlobalId(fileId);
    const options = optionsOf(words);
    if (type !== "FileChange" || !/^\d{1,9}$/.test(index) || options === null)
      throw new GalleyError("BAD_INPUT", "The id is not one that Galley gave out.");
    const file = await FileChange.byId(context, names);
    const record = parsePatch(await file.patch(context, options)).hunks[Number(index)];
    if (!record) throw new GalleyError("NOT_FOUND", "The file's diff has no such hunk.");
    return new Hunk(String(file.id()), file.newPath() ?? file.oldPath() ?? "", record, Number(index), options);
  }

  /**
   * Its identity, opaque.
   * @gqlField
   * @killsParentOnException
   */
  id(): ID {
    return toGlobalId("Hunk", this.#fileId, String(this.#index), ...wordsOf(this.#options));
  }

  /**
   * What git found to name the place by, usually the function it stands in; empty where it found nothing.
   * @gqlField
   */
  header(): string {
    return this.#record.header;
  }

  /**
   * The first line it covers before the change, counted from 1; 0 where there was none.
   * @gqlField
   */
  oldStart(): Int {
    return this.#record.oldStart;
  }

  /**
   * How many lines it covers before the change.
   * @gqlField
   */
  oldCount(): Int {
    return this.#record.oldCount;
  }

  /**
   * The first line it covers after the change, counted from 1; 0 where there is none.
   * @gqlField
   */
  newStart(): Int {
    return this.#record.newStart;
  }

  /**
   * How many lines it covers after the change.
   * @gqlField
   */
  newCount(): Int {
    return this.#record.newCount;
  }

  /**
   * Its lines, each with its sign: a space, `+`, `-`, or `\` for the note that a file ends without a newline.
   * @gqlField
   */
  lines(): readonly string[] {
    return this.#record.lines;
  }

  /**
   * What tells this change from any other wherever it stands: the SHA-256 of the path and of the removed and added lines.
   * A rebase that leaves the lines alone leaves it alone.
   * @gqlField
   */
  contentId(): string {
    const hash = createHash("sha256").update(encodeBytes(this.#path)).update("\0");
    for (const line of this.#record.lines) if (/^[-+]/.test(line)) hash.update(encodeBytes(line)).update("\n");
    return hash.digest("hex");
  }
}

/** Writes down how a file was compared, nothing where it was as git does by itself. */
function wordsOf({ whitespace, algorithm, contextLines }: DiffOptions): readonly string[] {
  const words = [
    whitespaceWord.write(whitespace ?? "SHOW"),
    algorithmWord.write(algorithm ?? "MYERS"),
    contextWord.write(contextLines ?? contextWord.usual),
  ];
  return words.join(" ") === USUAL ? [] : words;
}

/** Reads what `wordsOf` wrote; null where it did not write this. */
function optionsOf(words: readonly string[]): DiffOptions | null {
  if (words.length === 0) return {};
  const [first = "", second = "", third = ""] = words;
  const whitespace = whitespaceWord.read(first);
  const algorithm = algorithmWord.read(second);
  const contextLines = contextWord.read(third);
  return whitespace === null || algorithm === null || contextLines === null
    ? null
    : { whitespace, algorithm, contextLines };
}
