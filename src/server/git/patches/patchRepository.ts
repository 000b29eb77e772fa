import { appendFile, lstat, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodeBytes } from "#contract/byteText.ts";
import { fallback, GalleyError } from "#contract/errors.ts";
import { GIT_OBJECT_BYTES } from "#contract/limits.ts";
import { discover } from "../repository/discover.ts";
import { isRunning } from "../disk/folderLock.ts";
import { unlessMissing } from "../disk/fsErrors.ts";
import { borrowObjects, createBareRepository } from "../disk/mirrorDir.ts";
import { quotePath } from "../gitPaths.ts";
import { galleySignature } from "../objects/ObjectPack.ts";
import { openRepository } from "../repository/openRepository.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import { type GitCall, run } from "../processes/run.ts";
import { readConfig } from "../processes/readConfig.ts";
import { type PatchSection, patchSections, prefixesOf } from "./patchSections.ts";
import { SUBMODULE_MODE } from "../trees/treeObject.ts";

/** A repository in a temporary folder whose only change is between two branches. */
export interface TemporaryRepository {
  readonly path: string;
  readonly base: string;
  readonly head: string;
  remove(): Promise<void>;
}

export interface PatchRepository extends TemporaryRepository {
  /** The subject of the mail that the patch came in; null if there is none. */
  readonly title: string | null;
  /** How many of its files are known only by the lines in the patch: the lines between them are empty. */
  readonly partial: number;
  /** How many files have conflicts (`diff --cc`) and are left out. */
  readonly conflicted: number;
}

const BASE = "before";
const HEAD = "patch";
const SUBJECT = /^Subject: (?:\[PATCH[^\]]*\] )?(\S.{0,200})$/mu;
const COMBINED = /^diff --(?:cc|combined) /gmu;
/** The colors that git writes with `color.ui=always`. They are removed only if a head has them: a file can contain such text. */
const COLORS = new RegExp(String.raw`\x1b\[[\d;]*[mK]`, "gu");
const COLORED_HEAD = new RegExp(String.raw`^\x1b\[[\d;]*m(?:diff --git |--- )`, "mu");
const EMPTY = "There is no patch on standard input.";
const EMPTY_NEXT = "Pipe the output of git diff, git show or git format-patch --stdout into galley.";
const REFUSED = "Git cannot apply the patch on standard input:";

/**
 * Makes a repository of two commits from a patch: the files that it names as they were, and as it leaves them. Contents
 * whose ids it names are taken from the repository at `directory`, if there is one; of other files only the quoted lines are
 * known. Nothing is written into that repository. Fails as BAD_INPUT if git cannot apply the patch.
 */
export async function createPatchRepository(bytes: Buffer, directory: string): Promise<PatchRepository> {
  const raw = bytes.toString("latin1");
  const patch = COLORED_HEAD.test(raw) ? raw.replace(COLORS, "") : raw;
  const strip = prefixesOf(patch);
  const sections = patchSections(patch, strip);
  const conflicted = patch.match(COMBINED)?.length ?? 0;
  if (sections.length === 0)
    throw new GalleyError("BAD_INPUT", conflicted > 0 ? "The patch has only conflicts." : EMPTY, { next: EMPTY_NEXT });
  return inTemporaryRepository(directory, async (git) => {
    const subject = SUBJECT.exec(patch.slice(0, sections[0]?.start))?.[1];
    const title = subject === undefined ? null : Buffer.from(subject, "latin1").toString();
    const ids = await findBlobs(git, sections);
    const input = { git, patch, sections, strip, message: title ?? "The patch on standard input" };
    // The names of contents can be wrong: what counts are the lines in the patch.
    const partial = await applyTo({ ...input, ids }).catch((error: unknown) => {
      if (ids.size === 0 || !(error instanceof GalleyError && error.code === "BAD_INPUT")) throw error;
      return applyTo({ ...input, ids: new Map() });
    });
    return { title, partial, conflicted };
  });
}

/** Creates a repository for a change, with the objects and the user's name of the one at `directory`, and writes the change into it. */
export async function inTemporaryRepository<T>(
  directory: string,
  write: (git: RunGit) => Promise<T>,
): Promise<TemporaryRepository & T> {
  await removeLeftovers();
  const folder = await mkdtemp(join(tmpdir(), `galley-patch-${process.pid}-`));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, "patch");
    await createFor(path, directory);
    return { path, base: BASE, head: HEAD, remove, ...(await write(runner(path))) };
  } catch (error) {
    await remove();
    throw error;
  }
}

const FOLDER = /^galley-patch-([1-9]\d*)-\w{6}$/u;
/** The paths of repositories that are removed with the patch. */
export const PATCH_PATH = /\/galley-patch-[1-9]\d*-\w{6}\/patch$/u;

/** Removes the folders of this user's processes that were killed. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(FOLDER.exec(name)?.[1] ?? process.pid);
    if (isRunning(pid)) continue;
    const folder = join(tmpdir(), name);
    const found = await unlessMissing(lstat(folder));
    const isOurs = found?.isDirectory() === true && found.uid === process.getuid?.();
    if (isOurs) await rm(folder, { recursive: true, force: true });
  }
}

/** The author of comments on a patch, which stay here, if git knows no name. */
const NOBODY: Readonly<Record<string, string>> = { name: "You", email: "you@localhost" };

/** Creates the repository, with the objects of the one at `directory` and the user's name. */
async function createFor(path: string, directory: string): Promise<void> {
  const found = await discover(directory).catch(fallback(null, "NOT_FOUND"));
  const source = found === null ? null : await openRepository(directory);
  try {
    await createBareRepository(path, source?.objectFormat ?? "sha1", HEAD);
    if (source !== null) await borrowObjects(path, source.commonDir);
    const settings = await readConfig(source ?? { gitDir: path, commonDir: path, workTree: null });
    const lines = Object.entries(NOBODY).map(([key, usual]) => {
      const value = settings.get(`user.${key}`) ?? usual;
      return `\t${key} = "${value.replace(/["\\]/gu, String.raw`\$&`).replaceAll("\n", " ")}"`;
    });
    await appendFile(join(path, "config"), ["[user]", ...lines, ""].join("\n"));
  } finally {
    await source?.close();
  }
}

export type RunGit = (args: readonly string[], input?: GitCall["input"], answers?: readonly number[]) => Promise<Ended>;

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs git commands in the new repository, with an index of its own. */
function runner(path: string): RunGit {
  const location = { kind: "real", gitDir: path, workTree: null, cwd: path } as const;
  const env = { GIT_INDEX_FILE: join(path, "index") };
  return async (args, input, answers = [0]) => {
    const chunks: Buffer[] = [];
    const end = await run({ location, args, input, env, timeoutMs: 60_000 }, (bytes) => void chunks.push(bytes));
    if (!answers.includes(end.code ?? 0)) throw gitFailure(args, end.code, end.stderr);
    return { ...end, stdout: Buffer.concat(chunks).toString("latin1") };
  };
}

async function findBlobs(git: RunGit, sections: readonly PatchSection[]): Promise<ReadonlyMap<string, string>> {
  const named = sections.flatMap(({ oldId, newId, isWithoutContents }) => [oldId, isWithoutContents ? newId : null]);
  const asked = [...new Set(named.filter((id) => id !== null))];
  if (asked.length === 0) return new Map();
  const { stdout } = await git(["cat-file", "--batch-check=%(objectname) %(objecttype)"], `${asked.join("\n")}\n`);
  const answers = stdout.split("\n").map((line) => /^([0-9a-f]{40,64}) blob$/u.exec(line)?.[1]);
  return new Map(asked.flatMap((id, at) => (answers[at] === undefined ? [] : [[id, answers[at]] as const])));
}

interface Applying {
  readonly git: RunGit;
  readonly patch: string;
  readonly sections: readonly PatchSection[];
  readonly strip: 0 | 1;
  readonly message: string;
  /** The full ids of the contents that are known. */
  readonly ids: ReadonlyMap<string, string>;
}

/** Commits the files before and after the patch. Returns how many are known in part only. */
async function applyTo({ git, patch, sections, strip, message, ids }: Applying): Promise<number> {
  const { stream, partial } = baseStream(sections, ids);
  const imported = await git(["fast-import", "--quiet", "--force"], Buffer.from(stream, "latin1"), [0, 1, 128]);
  if (imported.code !== 0) throw refusal(imported.stderr);
  const read = await git(["read-tree", `refs/heads/${BASE}`], "", [0, 1, 128]);
  if (read.code !== 0) throw refusal(read.stderr);
  const applied = sections.filter(({ isWithoutContents }) => !isWithoutContents);
  if (applied.length > 0) {
    const parts = Buffer.from(applied.map(({ start, end }) => patch.slice(start, end)).join(""), "latin1");
    const args = ["apply", "--cached", "--whitespace=nowarn", "--unidiff-zero", `-p${strip}`];
    const { code, stderr } = await git(args, parts, [0, 1, 128]);
    if (code !== 0) throw refusal(stderr);
  }
  const parent = (await git(["rev-parse", "--verify", `refs/heads/${BASE}`])).stdout.trim();
  await addBinaries(git, sections, ids, "0".repeat(parent.length));
  const tree = (await git(["write-tree"])).stdout.trim();
  const start = commitCommand(HEAD, Buffer.from(message).toString("latin1"));
  const head = `${start}from refs/heads/${BASE}\nM 040000 ${tree} ""\n`;
  await git(["fast-import", "--quiet", "--force"], Buffer.from(head, "latin1"));
  return partial;
}

function refusal(stderr: string): GalleyError {
  const [, reason = "it is damaged."] = /^(?:error|fatal): (.+)$/mu.exec(stderr) ?? [];
  return new GalleyError("BAD_INPUT", `${REFUSED} ${reason}`, { cause: new Error(stderr), next: EMPTY_NEXT });
}

const SUBMODULE_LINE = /^Subproject commit ([0-9a-f]+)/u;
/** Git takes a file with a NUL for binary. */
const NO_CONTENTS = "\0The contents are not in the patch.";

/** The start of a commit in the language of `git fast-import`. */
function commitCommand(branch: string, message: string): string {
  const { name, email } = galleySignature;
  return `commit refs/heads/${branch}\ncommitter ${name} <${email}> ${Math.floor(Date.now() / 1000)} +0000\n${data(message)}`;
}

export function data(text: string): string {
  return `data ${text.length}\n${text}\n`;
}

/** Commits the files of both branches, given as commands of `git fast-import`. Returns false if they are the same. */
export async function importChange(git: RunGit, old: string, recent: string, message: string): Promise<boolean> {
  const [before, after] = [commitCommand(BASE, "Before"), commitCommand(HEAD, message)];
  const stream = `${before}${old}${after}from refs/heads/${BASE}\ndeleteall\n${recent}`;
  const anyName = ["-c", "core.protectNTFS=false", "-c", "core.protectHFS=false"];
  await git([...anyName, "fast-import", "--quiet"], Buffer.from(stream, "latin1"));
  const trees = await git(["rev-parse", `${BASE}^{tree}`, `${HEAD}^{tree}`]);
  return new Set(trees.stdout.trim().split("\n")).size > 1;
}

/** Writes the commands of `git fast-import` for the commit before the patch. */
function baseStream(
  sections: readonly PatchSection[],
  ids: ReadonlyMap<string, string>,
): { readonly stream: string; readonly partial: number } {
  const stream = [commitCommand(BASE, "Before the patch")];
  // Of a series only the first patch of a file shows what was there before.
  const seen = new Set<string>();
  let partial = 0;
  let left = GIT_OBJECT_BYTES;
  for (const section of sections) {
    const { oldPath, newPath, oldMode, oldId, hunks } = section;
    const isFirst = oldPath !== null && !seen.has(oldPath);
    for (const path of [oldPath, newPath]) if (path !== null) seen.add(path);
    if (oldPath === null || !isFirst) continue;
    const path = quotePath(encodeBytes(oldPath));
    const known = oldMode === SUBMODULE_MODE ? SUBMODULE_LINE.exec(hunks[0]?.text ?? "")?.[1] : ids.get(oldId ?? "");
    if (known !== undefined) {
      stream.push(`M ${oldMode} ${known} ${path}\n`);
      continue;
    }
    if (hunks.length > 0) partial += 1;
    const text = section.isWithoutContents ? NO_CONTENTS : quotedLines(section, left);
    left -= text.length;
    stream.push(`M ${oldMode} inline ${path}\n${data(text)}`);
  }
  return { stream: `${stream.join("")}\n`, partial };
}

/** Puts the lines that the patch quotes in their places, with empty lines between them. */
function quotedLines({ hunks }: PatchSection, most: number): string {
  let text = "";
  let line = 1;
  for (const { start, text: quoted } of hunks) {
    const gap = Math.max(0, start - line);
    if (text.length + gap + quoted.length > most) throw refusal("error: the lines that it does not quote are too many");
    text += "\n".repeat(gap) + quoted;
    line += gap + (quoted.match(/\n/gu)?.length ?? 0);
  }
  return text;
}

/** Adds the binary files whose contents are not in the patch to the index. */
async function addBinaries(
  git: RunGit,
  sections: readonly PatchSection[],
  ids: ReadonlyMap<string, string>,
  noId: string,
): Promise<void> {
  const binaries = sections.filter(({ isWithoutContents }) => isWithoutContents);
  if (binaries.length === 0) return;
  const lines: string[] = [];
  for (const { oldPath, newPath, newMode, newId } of binaries) {
    if (oldPath !== null && oldPath !== newPath) lines.push(`0 ${noId}\t${quotePath(encodeBytes(oldPath))}\n`);
    if (newPath === null) continue;
    // The id makes it differ from the old contents.
    const stub = Buffer.from(`${NO_CONTENTS} ${newId ?? ""}`);
    const oid = ids.get(newId ?? "") ?? (await git(["hash-object", "-w", "--stdin"], stub)).stdout.trim();
    lines.push(`${newMode} ${oid}\t${quotePath(encodeBytes(newPath))}\n`);
  }
  await git(["update-index", "--index-info"], Buffer.from(lines.join(""), "latin1"));
}
