import { decodeBytes, displayLine } from "#contract/byteText.ts";
import { fallback } from "#contract/errors.ts";
import type { Repository } from "#server/git/Repository.ts";
import type { MailInfo } from "#server/git/patches/mailPatches.ts";
import { parsePatch } from "#server/git/patches/parsePatch.ts";
import { patchSections } from "#server/git/patches/patchSections.ts";
import { type Anchor, type AnchoredFile, moveAnchorToCommit, readAnchor } from "../positions/Anchor.ts";
import type { MailPatchSet } from "./MailSeries.ts";

/** A line of a patch, and where it is in the code. */
export interface PatchLine {
  /** The line as a mail quotes it, with its sign. */
  readonly text: string;
  readonly path: string;
  readonly side: "old" | "new";
  /** From 1; null for a line of a file's header, which is about the file. */
  readonly line: number | null;
}

/** Returns the lines of a mail's patch in order. Linear in its size. */
export function patchLines({ patch }: Pick<MailInfo, "patch">): readonly PatchLine[] {
  const whole = patch.toString("latin1").replaceAll("\r\n", "\n");
  const lines: PatchLine[] = [];
  for (const { oldPath, newPath, start, end } of patchSections(whole, 1)) {
    // Mail programs remove the space of an empty context line.
    const section = whole.slice(start, end).replace(/^$/gmu, " ");
    const { hunks } = parsePatch(section);
    const header = section
      .slice(0, hunks[0]?.start ?? section.length)
      .split("\n")
      .filter((line) => line.trim() !== "");
    const file = { path: newPath ?? oldPath ?? "", side: newPath === null ? "old" : "new" } as const;
    for (const line of header) lines.push({ ...file, text: decoded(line), line: null });
    for (const hunk of hunks) {
      let [old, now] = [hunk.oldStart, hunk.newStart];
      const head = section.slice(hunk.start, section.indexOf("\n", hunk.start));
      const first = newPath === null ? old : now;
      lines.push({ ...file, text: decoded(head), line: first > 0 ? first : null });
      for (const text of hunk.lines) {
        if (text.startsWith("-"))
          lines.push({ path: oldPath ?? file.path, side: "old", text: decoded(text), line: old++ });
        else if (text.startsWith("+")) lines.push({ ...file, side: "new", text: decoded(text), line: now++ });
        else if (text.startsWith(" ")) {
          lines.push({ ...file, text: decoded(text), line: newPath === null ? old : now });
          old += 1;
          now += 1;
        }
      }
    }
  }
  return lines;
}

function decoded(line: string): string {
  return displayLine(decodeBytes(Buffer.from(line, "latin1")));
}

/** A passage of a reply: what it quotes, without the `>` of the mail that it answers, and the text below. */
export interface Passage {
  readonly quoted: readonly string[];
  readonly text: string;
}

const QUOTE = /^ ?>/u;
const ATTRIBUTION =
  /(?:wrote|writes|schrieb|écrit|escribió)\b.*:\s*$|^\s*On .+:\s*$|^.{0,200}<[^<>\s]+@[^<>\s]+>.*:\s*$/iu;
const SIGNATURE = /^-- ?$/u;
const ELLIPSIS = /^\s*\[?(?:\.\.\.|…|snip|\[\.\.\.\])\]?\s*$/iu;

/** Splits the text of a reply at its quotations. The signature and the line that names the quoted author are left out. */
export function passagesOf(text: string): readonly Passage[] {
  const all = text.split("\n");
  const signature = all.findIndex((line) => SIGNATURE.test(line));
  const lines = signature < 0 ? all : all.slice(0, signature);
  const passages: Passage[] = [];
  let quoted: string[] = [];
  let own: string[] = [];
  const finish = (): void => {
    const written = own.join("\n").trim();
    if (written !== "") passages.push({ quoted, text: written });
    if (written !== "") quoted = [];
    own = [];
  };
  for (const [at, line] of lines.entries()) {
    if (QUOTE.test(line)) {
      if (own.some((one) => one.trim() !== "")) finish();
      own = [];
      quoted.push(line.replace(/^ ?> ?/u, ""));
    } else if (!isAttribution(lines, at)) own.push(line);
  }
  finish();
  return passages;
}

/** Returns true for a line before the first quotation, or one of two, that names the quoted author. */
function isAttribution(lines: readonly string[], at: number): boolean {
  const next = lines.findIndex((line, index) => index > at && line.trim() !== "");
  const isBeforeQuote = next >= 0 && QUOTE.test(lines[next] ?? "");
  const line = lines[at] ?? "";
  if (isBeforeQuote) return ATTRIBUTION.test(line) || ATTRIBUTION.test(`${lines[at - 1] ?? ""} ${line}`);
  const isFirstOfTwo = next === at + 1 && /^\s*On .+/u.test(line) && ATTRIBUTION.test(lines[next] ?? "");
  return isFirstOfTwo && isAttribution(lines, next);
}

/**
 * Finds the line of a patch that the last lines of a quotation show, at or after `from` if it is there; null if it shows
 * none. Mail programs cut spaces at line ends. Costs quoted lines times lines of the patch at worst.
 */
export function findQuoted(lines: readonly PatchLine[], quoted: readonly string[], from: number): number | null {
  const end = quoted.findLastIndex((line) => line.trim() !== "" && !ELLIPSIS.test(line));
  if (end < 0) return null;
  const start = quoted.slice(0, end).findLastIndex((line) => ELLIPSIS.test(line)) + 1;
  const wanted = quoted.slice(start, end + 1).map(bare);
  let best: { readonly at: number; readonly length: number } | null = null;
  for (const [at, { text }] of lines.entries()) {
    if (bare(text) !== wanted.at(-1)) continue;
    let length = 1;
    while (length < wanted.length && bare(lines[at - length]?.text ?? "\0") === wanted.at(-1 - length)) length += 1;
    const isBetter = best === null || length > best.length || (length === best.length && best.at < from && at >= from);
    if (isBetter) best = { at, length };
  }
  return best?.at ?? null;
}

function bare(line: string): string {
  return line.trimEnd();
}

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

/** For an expected failure to place something. */
export const orNull = fallback(null, "BAD_INPUT", "TOO_LARGE");
