import { GalleyError } from "#contract/errors.ts";
import type { Repository } from "#server/git/Repository.ts";
import { type Anchor, type AnchoredFile, moveAnchorToCommit, readAnchor } from "../positions/Anchor.ts";
import type { MailPatchSet } from "./MailSeries.ts";
import type { PatchLine } from "./quotedLines.ts";

/** A place in the commits of a series, and its file. */
export interface Place {
  readonly anchor: Anchor;
  readonly file: AnchoredFile | null;
}

/** Finds the lines of patches in the commits that they became. Each line is searched once. */
export class PatchPlaces {
  readonly #git: Repository;
  readonly #known = new Map<string, Promise<Place | null>>();

  constructor(git: Repository) {
    this.#git = git;
  }

  /**
   * Finds a line of a patch, given by its place in the series: on the head or the base of the patch set if it is there
   * unchanged, else where the patch has it. Null if that commit has no such line.
   */
  find(set: MailPatchSet, index: number, line: PatchLine): Promise<Place | null> {
    const key = `${set.head} ${index} ${line.side} ${line.line} ${line.path}`;
    const finding = this.#known.get(key) ?? this.#search(set, index, line).catch(orNull);
    this.#known.set(key, finding);
    return finding;
  }

  async #search(set: MailPatchSet, index: number, { path, side, line, text }: PatchLine): Promise<Place> {
    const before = set.commits[index - 1] ?? set.base;
    const commit = side === "new" ? (set.commits[index] ?? set.head) : before;
    const at = await this.#lineAt({ commit, path, side, startLine: line, endLine: line }, text);
    const moved = await moveAnchorToCommit(this.#git, at, side === "new" ? set.head : set.base).catch(orNull);
    // A line that a later patch of the series changes stays where it was written.
    const anchor: Anchor = moved ?? { ...at, side: commit === set.base ? "old" : "new" };
    return { anchor, file: await readAnchor(this.#git, anchor) };
  }

  /**
   * Finds a quoted line in its file: git may have applied the hunk at other lines, and mail programs cut spaces at line
   * ends.
   */
  async #lineAt(anchor: Anchor, text: string): Promise<Anchor> {
    const { startLine } = anchor;
    if (startLine === null || text.startsWith("@@")) return anchor;
    const file = await readAnchor(this.#git, { ...anchor, startLine: 1, endLine: 1 });
    const wanted = text.slice(1).trimEnd();
    const found = (file?.lines ?? []).flatMap((line, at) => (line.trimEnd() === wanted ? [at + 1] : []));
    const [nearest] = found.toSorted((one, other) => Math.abs(one - startLine) - Math.abs(other - startLine));
    return { ...anchor, startLine: nearest ?? null, endLine: nearest ?? null };
  }
}

/** Returns null for an expected failure to place something. */
export function orNull(error: unknown): null {
  if (error instanceof GalleyError && (error.code === "BAD_INPUT" || error.code === "TOO_LARGE")) return null;
  throw error;
}
