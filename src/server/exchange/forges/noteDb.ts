import { GalleyError } from "#contract/errors.ts";
import { NOTE_BYTES } from "#contract/limits.ts";
import { isRecord } from "#contract/wire.ts";
import { newestCommits } from "#server/git/ancestry/revList.ts";
import { readObjects, statObjects } from "#server/git/objects/catFile.ts";
import { type ParsedCommit, parseCommit } from "#server/git/objects/ObjectPack.ts";
import { requireTree } from "#server/git/objects/readCommits.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/Repository.ts";
import { notesChanges } from "#server/git/trees/NotesTree.ts";
import { isNestedTooDeep } from "#server/store/notes/noteJson.ts";

/*
 * NoteDb, in which Gerrit keeps changes: each update of a change is a commit of its meta ref, whose footers have what was
 * done. The tree is a notes tree that has the comments on each commit as JSON. The format is that of Gerrit's
 * ChangeNotesParser and ChangeRevisionNote.
 */

/** A vote as a footer has it; 0 removes it. */
export interface LabelVote {
  readonly label: string;
  readonly value: number;
  readonly account: string | null;
  /** True if Gerrit copied it from an earlier patch set. */
  readonly isCopied: boolean;
}

export interface ChangeUpdate {
  /** Null if Gerrit itself made it. */
  readonly account: string | null;
  readonly name: string;
  /** Seconds since 1970. */
  readonly at: number;
  readonly patchSet: number;
  /** True if it deletes the patch set. */
  readonly isDeletion: boolean;
  /** The message for people; may be empty. */
  readonly message: string;
  readonly votes: readonly LabelVote[];
  /** The values by their names in lower case, in their order. */
  readonly footers: ReadonlyMap<string, readonly string[]>;
}

export interface NoteComment {
  readonly uuid: string;
  readonly patchSet: number;
  readonly path: string;
  readonly account: string;
  /** Seconds since 1970; 0 if it cannot be read. */
  readonly at: number;
  readonly isOnParent: boolean;
  /** The commit that it is on: that of the patch set, or a parent of it. */
  readonly commit: Oid | null;
  /** From 1, both ends inclusive; null for the whole file. */
  readonly lines: readonly [start: number, end: number] | null;
  readonly body: string;
  readonly parent: string | null;
  readonly isUnresolved: boolean;
}

/** Gerrit itself stops at 1,000 updates, unless its administrator sets another limit. */
const UPDATES_MAX = 20_000;

/** Reads the updates of a change, oldest first. `isWhole` is false if the repository lacks the first of them. */
export async function readUpdates(
  git: Repository,
  meta: Oid,
): Promise<{ readonly updates: readonly ChangeUpdate[]; readonly isWhole: boolean }> {
  await requireTree(git, meta);
  const oids = await newestCommits(git, meta, null, { count: UPDATES_MAX + 1 });
  if (oids.length > UPDATES_MAX)
    throw new GalleyError("TOO_LARGE", `The change has more than ${UPDATES_MAX} updates.`, { next: NEXT });
  const commits = await readRawCommits(git, oids);
  const updates = oids.toReversed().flatMap((oid) => {
    const commit = commits.get(oid);
    return commit === undefined ? [] : [readUpdate(commit)];
  });
  const isWhole = updates.length === oids.length && commits.get(oids.at(-1) ?? "")?.parents.length === 0;
  return { updates, isWhole };
}

/** Reads commits with their whole messages and with all parents, also at the boundary of a shallow repository. */
export async function readRawCommits(git: Repository, oids: readonly Oid[]): Promise<ReadonlyMap<Oid, ParsedCommit>> {
  const commits = new Map<Oid, ParsedCommit>();
  for (const object of await readObjects(git, oids)) {
    if (object?.type !== "commit") continue;
    const { oid, content } = object;
    const end = content.indexOf("\n\n");
    commits.set(oid, { ...parseCommit(content), message: end < 0 ? "" : content.toString("utf8", end + 2) });
  }
  return commits;
}

const FOOTER = /^([A-Za-z0-9-]+):[ \t]*(.*)$/su;

function readUpdate({ author, committer, message }: ParsedCommit): ChangeUpdate {
  const paragraphs = message.trimEnd().split("\n\n");
  const footers = new Map<string, string[]>();
  for (const line of paragraphs.at(-1)?.split("\n") ?? []) {
    const [, name, value = ""] = FOOTER.exec(line) ?? [];
    if (name === undefined) continue;
    const values = footers.get(name.toLowerCase()) ?? [];
    values.push(value.trim());
    footers.set(name.toLowerCase(), values);
  }
  const [, patchSet, state] = /^(\d{1,9})(?: \((\w+)\))?$/u.exec(footers.get("patch-set")?.[0] ?? "") ?? [];
  if (patchSet === undefined) throw new GalleyError("BAD_INPUT", NOT_A_CHANGE, { next: NEXT });
  const isServer = author.name === committer.name && author.email === committer.email;
  const account = isServer ? null : accountIn(`<${author.email}>`);
  const votes = (name: string, isCopied: boolean) =>
    (footers.get(name) ?? []).flatMap((line) => readVote(line, account, isCopied));
  return {
    account,
    name: author.name,
    at: committer.at,
    patchSet: Number(patchSet),
    isDeletion: state === "deleted",
    message: paragraphs.slice(1, -1).join("\n\n").trim(),
    votes: [...votes("copied-label", true), ...votes("label", false)],
    footers,
  };
}

/** The account in `Gerrit User 1000096 <1000096@server>`. */
export function accountIn(text: string): string | null {
  return /<(\d{1,18})@/u.exec(text)?.[1] ?? null;
}

/** The label with which old versions of Gerrit record that a change was submitted. */
const SUBMIT = "SUBM";
const GIVEN = /^([\w-]+)=([+-]?\d{1,5})(?:,? (.*))?$/u;
const REMOVED = /^-([\w-]+)(?: (.*))?$/u;

/** Reads `Code-Review=+2`, with the vote's id and its account if that is not the update's, or `-Code-Review`. */
function readVote(line: string, by: string | null, isCopied: boolean): readonly LabelVote[] {
  const given = GIVEN.exec(line);
  const [label, value, rest = ""] = given === null ? [REMOVED.exec(line)?.[1], "0", line] : given.slice(1);
  return label === undefined || label === SUBMIT
    ? []
    : [{ label, value: Number(value), account: accountIn(rest) ?? by, isCopied }];
}

/** Reads the comments on all patch sets. `isWhole` is false if the repository lacks some of them. */
export async function readComments(
  git: Repository,
  meta: Oid,
): Promise<{ readonly comments: readonly NoteComment[]; readonly isWhole: boolean }> {
  const blobs = (await notesChanges(git, null, await requireTree(git, meta))).flatMap(({ newBlob }) => newBlob ?? []);
  const sizes = await statObjects(git, blobs);
  if (sizes.reduce((sum, stat) => sum + (stat?.size ?? 0), 0) > NOTE_BYTES)
    throw new GalleyError("TOO_LARGE", `The comments of the change have more than ${NOTE_BYTES} bytes.`, {
      next: NEXT,
    });
  const notes = await readObjects(git, blobs);
  const comments = notes.flatMap((note) => (note === null ? [] : readNote(note.content.toString("utf8").trim())));
  return { comments, isWhole: !notes.includes(null) };
}

function readNote(text: string): readonly NoteComment[] {
  if (text === "") return [];
  const value = isNestedTooDeep(text) ? null : parseJson(text);
  const comments = isRecord(value) ? (value["comments"] ?? []) : null;
  if (!Array.isArray(comments)) throw broken();
  return comments.map(readComment);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw broken(error);
  }
}

function readComment(value: unknown): NoteComment {
  const { key, author, message, ...rest } = isRecord(value) ? value : {};
  if (!isRecord(key) || !isRecord(author) || typeof message !== "string") throw broken();
  const { uuid, filename, patchSetId } = key;
  const { id } = author;
  if (typeof uuid !== "string" || typeof filename !== "string" || !isLine(patchSetId) || !Number.isSafeInteger(id))
    throw broken();
  const { writtenOn, side, revId, parentUuid } = rest;
  return {
    uuid,
    patchSet: patchSetId,
    path: filename,
    account: String(id),
    at: typeof writtenOn === "string" ? Math.floor(Date.parse(writtenOn) / 1000) || 0 : 0,
    isOnParent: typeof side === "number" && side <= 0,
    commit: typeof revId === "string" && isOid(revId) ? revId : null,
    lines: linesOf(rest["range"], rest["lineNbr"]),
    body: message,
    parent: typeof parentUuid === "string" ? parentUuid : null,
    isUnresolved: rest["unresolved"] === true,
  };
}

/** Returns the lines of a range, which ends before a character: before the first one of a line, that line is not in it. */
function linesOf(range: unknown, line: unknown): NoteComment["lines"] {
  const { startLine, endLine, endChar } = isRecord(range) ? range : {};
  if (!isLine(startLine) || !isLine(endLine) || startLine > endLine) return isLine(line) ? [line, line] : null;
  return [startLine, endChar === 0 && endLine > startLine ? endLine - 1 : endLine];
}

function isLine(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 1;
}

const NEXT = "The patch sets can be read without the conversation, which is on the page of the change.";
const NOT_A_CHANGE = "This is not the record of a change as Gerrit keeps it: an update names no patch set.";
const BROKEN = "The comments of the change are not as Gerrit 3 stores them: they are damaged, or of an older server.";

function broken(cause?: unknown): GalleyError {
  return new GalleyError("BAD_INPUT", BROKEN, { cause, next: NEXT });
}
