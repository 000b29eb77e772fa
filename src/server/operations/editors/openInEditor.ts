import { spawn } from "node:child_process";
import { lstat } from "node:fs/promises";
import { homedir } from "node:os";
import { basename, isAbsolute, join } from "node:path";
import { addressPart, displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { codeOf, unlessMissing, workFileFailure } from "#server/git/disk/fsErrors.ts";
import { OpenFolders } from "#server/git/disk/openFolders.ts";
import { isArgSafePath, requirePath } from "#server/git/gitPaths.ts";
import { isOid } from "#server/git/oid.ts";
import { findPrograms, isProgram, searchPath } from "#server/git/processes/programs.ts";
import { EDITOR_KEY, readUserConfig } from "#server/git/processes/readConfig.ts";
import type { Repository } from "#server/git/Repository.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import { requireWorkTree } from "#server/git/workTree/workTreeDir.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { readFileOutcomes } from "#server/reviews/positions/followFiles.ts";
import { portAnchor, type PortedAnchor } from "#server/reviews/positions/portAnchor.ts";
import { quoteOf } from "#server/reviews/positions/portThreads.ts";
import { requireMaintainer } from "#server/reviews/state/Viewer.ts";
import { TextCache } from "#server/reviews/texts/FileText.ts";
import { includedFiles } from "../worktree/scanWorktree.ts";

/** A line of a file at a commit, and the editor to open it in: a name of the setting `editor`. */
export interface EditorRequest {
  readonly commit: string;
  /** As `byteText` encodes it. */
  readonly path: string;
  /** From 1; null for the file as a whole. */
  readonly line: number | null;
  readonly editor: string;
  /** True to open the nearest place if the line is not in the work tree any more. */
  readonly isNearest: boolean;
}

export interface OpenedPlace {
  /** The path in the work tree. */
  readonly path: string;
  readonly line: number | null;
  /** Why this may be another line than the requested one; null if it is the same line. Then nothing was opened, unless `isNearest`. */
  readonly doubt: string | null;
  /** The link that opens it; null if the server did, or if nothing was opened. */
  readonly link: string | null;
}

/**
 * Finds a line of a commit in the work tree as it is now, and opens it there: by the user's own command, or by a link,
 * which is returned. Without certainty about the line it opens nothing, unless the nearest place is wanted. Fails as
 * NOT_FOUND if the work tree lacks the file, as BAD_INPUT if it is none that can be opened, or for a command that cannot run.
 */
export async function openInEditor(context: ReviewContext, request: EditorRequest): Promise<OpenedPlace> {
  const { git, viewer } = context;
  const { editor, isNearest } = request;
  requireMaintainer(viewer);
  const workTree = requireWorkTree(git);
  const place = await findInWorkTree(context, request);
  const file = await fileToOpen(workTree, place.path);
  if (place.doubt !== null && !isNearest) return { ...place, link: null };
  const target = { workTree, file, line: place.line };
  if (editor !== "command") return { ...place, link: linkToEditor(editor, target) };
  await startEditor(await editorCommand(git), target);
  return { ...place, link: null };
}

const SURE = new Set<PortedAnchor["certainty"]>(["EXACT", "SHIFTED", "MOVED"]);
const CHANGED = "This line, or the code around it, has changed.";
const GONE = "This line is not in the work tree any more.";
const NO_LINES = "This file is not compared by lines: it is not text, too large, or converted by a filter.";

/** Finds a place by what git has; whether its file is on disk is not known yet. */
async function findInWorkTree(context: ReviewContext, request: EditorRequest): Promise<Omit<OpenedPlace, "link">> {
  const { git } = context;
  const { commit, line } = request;
  const path = requirePath(request.path);
  if (!isOid(commit)) throw new GalleyError("BAD_INPUT", "A line is opened by the full id of its commit.");
  if (line !== null && line < 1) throw new GalleyError("BAD_INPUT", "Lines are counted from 1.");
  if (!isArgSafePath(path)) throw new GalleyError("BAD_INPUT", NOT_UTF8, { next: BY_HAND });
  const snapshot = await takeSnapshot(git, { read: await includedFiles.read(context), isLive: true });
  const texts = new TextCache(git, {});
  const [found] = await readFileOutcomes(git, [{ from: commit, to: snapshot.commit, path }], texts);
  if (found == null) throw new GalleyError("OBJECT_MISSING");
  const { outcome, before } = found;
  const at = (now: number | null, doubt: string | null) => ({ path: found.path, line: now, doubt });
  const isRead = !snapshot.unread.some((file) => file.path === found.path);
  if (line === null) return at(null, null);
  // A file that the snapshot leaves out may be on disk all the same.
  if (outcome === null || outcome === "gone" || outcome === "never" || !isRead) return at(null, NO_LINES);
  const quoted = before === null ? { quote: [], before: [], after: [] } : quoteOf(before, line, line);
  const ported = portAnchor({ startLine: line, endLine: line, ...quoted }, outcome, found.lineCount);
  const doubt = SURE.has(ported.certainty) ? null : ported.certainty === "EDITED" ? CHANGED : GONE;
  return at(ported.startLine, doubt);
}

const NOT_UTF8 = "The name of this file is not UTF-8, which neither links nor arguments of programs can contain.";
const BY_HAND = "Open it in your editor by hand.";
const GONE_FILE = "It was deleted, has another name there, or is on another branch.";

/** Returns the path of a regular file of the work tree, above which no folder is a symbolic link. */
async function fileToOpen(workTree: string, path: string): Promise<string> {
  const folders = await OpenFolders.open(workTree);
  try {
    const entry = await folders.openEntry(path);
    const found = entry === null ? null : await unlessMissing(lstat(entry.folder.at(entry.name)));
    if (found?.isFile()) return join(workTree, path);
    if (found === null)
      throw new GalleyError("NOT_FOUND", `${displayLine(path)} is not in the work tree.`, { next: GONE_FILE });
  } catch (error) {
    throw workFileFailure(path, error);
  } finally {
    await folders.close();
  }
  throw new GalleyError("BAD_INPUT", `${displayLine(path)} is not a regular file.`, { next: BY_HAND });
}

interface EditorTarget {
  readonly workTree: string;
  /** Absolute. */
  readonly file: string;
  readonly line: number | null;
}

/** The links that VS Code handles, and what derives from it. It takes a number after a colon for a line. */
const linkOfCode =
  (scheme: string) =>
  ({ file, line }: EditorTarget): string | null =>
    file.split(":").every((part) => Number.isNaN(Number(part)))
      ? `${scheme}://file${addressPart.write(file, "/")}${line === null ? "" : `:${line}:1`}`
      : null;

/**
 * The links that JetBrains Toolbox handles, by its name of the product. They name the project, and count lines from 0. A
 * name with a colon cannot be written.
 */
const linkOfJetBrains =
  (product: string) =>
  ({ workTree, file, line }: EditorTarget): string | null => {
    const place = addressPart.write(file, "/") + (line === null ? "" : `:${line - 1}:0`);
    const project = addressPart.write(basename(workTree));
    return file.includes(":") ? null : `jetbrains://${product}/navigate/reference?project=${project}&path=${place}`;
  };

/** The link of each editor of the setting; null for a file whose name it cannot contain. */
const LINKS: Readonly<Record<string, (target: EditorTarget) => string | null>> = {
  vscode: linkOfCode("vscode"),
  cursor: linkOfCode("cursor"),
  zed: ({ file, line }) => `zed://file${addressPart.write(file, "/")}:${line ?? 1}:1`,
  idea: linkOfJetBrains("idea"),
  pycharm: linkOfJetBrains("pycharm"),
  webstorm: linkOfJetBrains("web-storm"),
  phpstorm: linkOfJetBrains("php-storm"),
  goland: linkOfJetBrains("goland"),
  clion: linkOfJetBrains("clion"),
  rider: linkOfJetBrains("rd"),
  rubymine: linkOfJetBrains("rubymine"),
  sublime: ({ file, line }) =>
    `subl://open?url=file://${addressPart.write(file, "/")}${line === null ? "" : `&line=${line}&column=1`}`,
};

/** Returns the link that opens a place in an editor. Everything in it but the path's slashes is percent-encoded. */
function linkToEditor(editor: string, target: EditorTarget): string {
  const link = Object.hasOwn(LINKS, editor) ? LINKS[editor] : undefined;
  if (link === undefined) throw new GalleyError("BAD_INPUT", "Galley does not know this editor.");
  const written = link(target);
  if (written !== null) return written;
  const happened = "The links of this editor cannot contain the name of this file, because of its colon.";
  throw new GalleyError("BAD_INPUT", happened, { next: "Choose another editor or your own command in the settings." });
}

const SET_COMMAND = "Set it with `git config --global galley.editorCommand '<program> <arguments>'`.";
/** A word of a command: what is not a space or in quotes. A quote that does not end is a word of its own, and refused. */
const WORD = /(?:[^\s"']|"[^"]*"|'[^']*')+|["']/gu;

/**
 * Returns the program of `galley.editorCommand` and its arguments; null if it is not set. It is read from the user's own
 * and the system's git configuration alone, never from a repository's. Spaces separate words; quotes hold them together.
 */
export async function editorCommand(git: Repository): Promise<readonly string[] | null> {
  const value = (await readUserConfig(git)).get(EDITOR_KEY) ?? "";
  const words = value.match(WORD)?.map((word) => word.replaceAll(/"([^"]*)"|'([^']*)'/gu, "$1$2")) ?? [];
  return words.length === 0 ? null : words;
}

/** The time in ms in which a command that fails is noticed. One that still runs then is the editor itself. */
const START_MS = 1000;

/**
 * Starts the user's command with the place in its arguments, in the place of `{path}`, `{line}` and `{column}`, or, without
 * these, at the end. No shell is involved, and the program outlives this process. Fails as BAD_INPUT if it
 * cannot be started, or ends at once with an error.
 */
async function startEditor(command: readonly string[] | null, { file, line }: EditorTarget): Promise<void> {
  if (command === null) throw new GalleyError("BAD_INPUT", "You have no command of your own.", { next: SET_COMMAND });
  const [name = "", ...words] = command;
  const program = await findProgram(name);
  if (program === null) {
    const happened = `The program ${displayLine(name)} of galley.editorCommand was not found.`;
    throw new GalleyError("BAD_INPUT", happened, { next: "Set its absolute path, or a name that is in PATH." });
  }
  const values: Readonly<Record<string, string>> = { path: file, line: String(line ?? 1), column: "1" };
  const filled = words.map((word) =>
    word.replaceAll(/\{(path|line|column)\}/gu, (_, key: string) => values[key] ?? ""),
  );
  const isFilled = words.some((word) => /\{(?:path|line|column)\}/u.test(word));
  const args = isFilled ? filled : [...words, ...Object.values(values)];
  const own = Object.entries(process.env).filter(([key]) => !key.startsWith("GIT_"));
  const env = { ...Object.fromEntries(own), PATH: searchPath() };
  const failure = await new Promise<string | null>((resolve) => {
    const child = spawn(program, args, { cwd: "/", env, detached: true, stdio: "ignore" });
    const timer = setTimeout(() => resolve(null), START_MS);
    child.once("error", (error) => resolve(codeOf(error)));
    child.once("exit", (code) => resolve(code === 0 || code === null ? null : `exit code ${code}`));
    child.unref();
    timer.unref();
  });
  if (failure === null) return;
  throw new GalleyError("BAD_INPUT", `galley.editorCommand failed: ${failure}.`, {
    next: "Run it in a terminal to see why.",
  });
}

async function findProgram(name: string): Promise<string | null> {
  const file = name.startsWith("~/") ? join(homedir(), name.slice(2)) : name;
  if (isAbsolute(file)) return (await isProgram(file)) ? file : null;
  return file.includes("/") ? null : ((await findPrograms(searchPath(), [file]))[0] ?? null);
}
