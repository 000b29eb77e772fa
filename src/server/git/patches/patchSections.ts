import { unquotePath } from "../gitPaths.ts";
import { HUNK, parseHunk } from "./parsePatch.ts";

/** One file's part of a patch, as far as it shows the old side. All texts have one character per byte. */
export interface PatchSection {
  /** The path of the old side, encoded by `byteText`; null if the file is new. */
  readonly oldPath: string | null;
  /** The path of the new side, encoded by `byteText`; null if the file is deleted. */
  readonly newPath: string | null;
  readonly oldMode: string;
  readonly newMode: string;
  /** The ids of the contents, abbreviated; null if the patch does not name them. */
  readonly oldId: string | null;
  readonly newId: string | null;
  readonly hunks: readonly OldLines[];
  /** True if the contents are binary and not in the patch. */
  readonly isWithoutContents: boolean;
  readonly start: number;
  readonly end: number;
}

/** The lines of the old side that a hunk quotes. */
export interface OldLines {
  /** The number of the first line, from 1; 0 if the file is empty there. */
  readonly start: number;
  /** The lines with their newlines. */
  readonly text: string;
}

const FILE_MODE = "100644";
const GIT_HEAD = "diff --git ";
const INDEX = /^index ([0-9a-f]+)\.\.([0-9a-f]+)(?: (\d+))?$/u;
const MODE = /^(old mode|new mode|new file mode|deleted file mode) (\d+)$/u;
const MOVED = /^(rename|copy) (from|to) (.+)$/su;
const NO_ID = /^0+$/u;
/** GNU diff writes the time after a tab. */
const AFTER_NAME = /\t.*$/su;

interface Draft {
  oldPath: string | null | undefined;
  newPath: string | null | undefined;
  /** What follows `diff --git`; null in a plain unified diff. */
  readonly names: string | null;
  isNew: boolean;
  isDeleted: boolean;
  oldMode: string;
  newMode: string | null;
  oldId: string | null;
  newId: string | null;
  readonly hunks: OldLines[];
  isWithoutContents: boolean;
  readonly start: number;
}

function draftAt(start: number, names: string | null): Draft {
  return {
    oldPath: undefined,
    newPath: undefined,
    names,
    isNew: false,
    isDeleted: false,
    oldMode: FILE_MODE,
    newMode: null,
    oldId: null,
    newId: null,
    hunks: [],
    isWithoutContents: false,
    start,
  };
}

/**
 * Splits a patch by file: the output of `git diff`, `git show` or `git format-patch`, or a plain unified diff. Whatever is
 * between the parts is skipped. `strip` is the number of leading folders that are no part of a path, as in `patch -p`.
 * Linear in the length of the patch. Source: git-apply(1) and "Generating patch text with -p" in git-diff(1).
 */
export function patchSections(patch: string, strip: 0 | 1): readonly PatchSection[] {
  const sections: PatchSection[] = [];
  let draft: Draft | null = null;
  const finish = (end: number): void => {
    if (draft !== null) sections.push(sectionOf(draft, strip, end));
    draft = null;
  };
  for (let at = 0; at < patch.length;) {
    const end = lineEnd(patch, at);
    const line = patch.slice(at, end).replace(/\r?\n$/u, "");
    const head = draft === null ? null : HUNK.exec(line);
    if (head !== null) {
      const hunk = parseHunk(patch, at, end, head);
      draft?.hunks.push({ start: hunk.oldStart, text: oldText(hunk.lines) });
      at = hunk.end;
      continue;
    }
    if (line.startsWith(GIT_HEAD)) {
      finish(at);
      draft = draftAt(at, line.slice(GIT_HEAD.length));
    } else if (line.startsWith("--- ") && patch.startsWith("+++ ", end)) {
      if (draft === null || draft.hunks.length > 0 || draft.names === null) {
        finish(at);
        draft = draftAt(at, null);
      }
      draft.oldPath = pathOf(line.slice("--- ".length), strip);
    } else if (line.startsWith("+++ ") && draft !== null && draft.hunks.length === 0) {
      draft.newPath = pathOf(line.slice("+++ ".length), strip);
    } else if (draft !== null && draft.hunks.length === 0) readHead(line, draft);
    at = end;
  }
  finish(patch.length);
  return sections.filter(({ oldPath, newPath }) => oldPath !== null || newPath !== null);
}

function lineEnd(patch: string, at: number): number {
  const newline = patch.indexOf("\n", at);
  return newline < 0 ? patch.length : newline + 1;
}

function readHead(line: string, draft: Draft): void {
  const [, kind = "", mode = FILE_MODE] = MODE.exec(line) ?? [];
  if (kind === "old mode" || kind === "deleted file mode") draft.oldMode = mode;
  if (kind === "new mode" || kind === "new file mode") draft.newMode = mode;
  draft.isNew ||= kind === "new file mode";
  draft.isDeleted ||= kind === "deleted file mode";
  const [, , end, path = ""] = MOVED.exec(line) ?? [];
  if (end === "from") draft.oldPath = unquotePath(path);
  if (end === "to") draft.newPath = unquotePath(path);
  const [, oldId, newId, sameMode] = INDEX.exec(line) ?? [];
  if (oldId !== undefined && !NO_ID.test(oldId)) draft.oldId = oldId;
  if (newId !== undefined && !NO_ID.test(newId)) draft.newId = newId;
  if (sameMode !== undefined) draft.oldMode = sameMode;
  draft.isWithoutContents ||= line.startsWith("Binary files ") && line.endsWith(" differ");
}

function oldText(lines: readonly string[]): string {
  let text = "";
  let isOld = false;
  for (const line of lines) {
    const sign = line.charAt(0);
    if (sign === "\\" && isOld) text = text.slice(0, -1);
    if (sign === "\\") continue;
    isOld = sign !== "+";
    if (isOld) text += `${sign === " " || sign === "-" ? line.slice(1) : line}\n`;
  }
  return text;
}

/** Reads a path of a `---` or `+++` line; null for none. */
function pathOf(text: string, strip: 0 | 1): string | null {
  const name = text.startsWith('"') ? text.slice(0, text.lastIndexOf('"') + 1) : text.replace(AFTER_NAME, "");
  return name === "/dev/null" ? null : stripped(unquotePath(name), strip);
}

function stripped(path: string, strip: 0 | 1): string {
  return strip === 0 ? path : path.slice(path.indexOf("/") + 1);
}

/** Returns the path in the head of a file that has the same name on both sides. */
function sameName(names: string, strip: 0 | 1): string | null {
  if (names.startsWith('"')) {
    const [first = "", second = ""] = names.split('" "').map((name) => unquotePath(`"${name.replace(/^"|"$/gu, "")}"`));
    const path = stripped(first, strip);
    return path === stripped(second, strip) ? path : null;
  }
  const middle = (names.length - 1) / 2;
  const path = stripped(names.slice(0, middle), strip);
  return path === stripped(names.slice(middle + 1), strip) ? unquotePath(path) : null;
}

function sectionOf(draft: Draft, strip: 0 | 1, end: number): PatchSection {
  const { names, isNew, isDeleted, newMode, ...rest } = draft;
  const name = names === null ? null : sameName(names, strip);
  const { oldPath = name, newPath = name } = draft;
  return {
    ...rest,
    oldPath: isNew ? null : oldPath,
    newPath: isDeleted ? null : newPath,
    newMode: newMode ?? draft.oldMode,
    end,
  };
}

const HEAD_LINES =
  /^diff --git (.+)(?:\n(?:old mode|new mode|similarity|dissimilarity) .*)*(?:\n(?:rename|copy) from (.+))?/gmu;

/**
 * Returns how many leading folders of the paths in a patch are git's prefixes: 1, or 0 for `--no-prefix`, in which case the
 * head names a file as it is: the same name twice, or that of a rename.
 */
export function prefixesOf(patch: string): 0 | 1 {
  let without = 0;
  let others = 0;
  for (const [, names = "", from] of patch.matchAll(HEAD_LINES)) {
    const middle = (names.length - 1) / 2;
    const isSame = names.slice(0, middle) === names.slice(middle + 1);
    if (from === undefined ? isSame : names.startsWith(`${from} `)) without += 1;
    else others += 1;
  }
  return without > others ? 0 : 1;
}
