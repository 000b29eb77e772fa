import { COMMIT_MESSAGE_PATH, commitMessageLines } from "#contract/addresses.ts";
import { addressPart } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import type { ParsedCommit } from "#server/git/objects/ObjectPack.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/Repository.ts";
import type { Conversation, ForgePerson, ForgePlace, ForgeThread, ForgeVerdict } from "./Conversation.ts";
import {
  accountIn,
  type ChangeUpdate,
  type LabelVote,
  type NoteComment,
  readComments,
  readRawCommits,
  readUpdates,
} from "./noteDb.ts";

/** The host and the project of a change's page, and its number. */
type ChangeAddress = Pick<Conversation, "host" | "path" | "number">;

interface Change {
  readonly about: ChangeAddress;
  readonly patchSets: ReadonlyMap<number, Oid>;
  /** The commits of the patch sets that the repository has. */
  readonly commits: ReadonlyMap<Oid, ParsedCommit>;
  readonly names: ReadonlyMap<string, string>;
}

/** Google's servers have the pages of changes on another host than the repositories. */
const GOOGLE = /(?<!-review)\.googlesource\.com$/u;

/**
 * Reads the conversation of a Gerrit change from `meta`, the commit of its ref `refs/changes/CD/ABCD/meta`. `patchSets`
 * has the commits of its patch sets by number. Fails as BAD_INPUT if that is the record of another change, or damaged.
 * Linear in the updates and comments; starts one process.
 */
export async function readGerritConversation(
  git: Repository,
  meta: Oid,
  patchSets: ReadonlyMap<number, Oid>,
  address: ChangeAddress,
): Promise<Conversation> {
  const about = { ...address, host: address.host.replace(GOOGLE, "-review.googlesource.com") };
  const { updates, isWhole } = await readUpdates(git, meta);
  requireChange(updates, patchSets, isWhole, about);
  const found = await readComments(git, meta);
  const commits = await readRawCommits(git, [...patchSets.values()]);
  const change = { about, patchSets, commits, names: namesIn(updates) };
  const deleted = new Set(updates.flatMap(({ patchSet, isDeletion }) => (isDeletion ? [patchSet] : [])));
  const isThere = ({ patchSet }: { readonly patchSet: number }): boolean => !deleted.has(patchSet);
  const ordered = [...patchSets].filter(([number]) => !deleted.has(number)).toSorted(([one], [other]) => one - other);
  const head = ordered.at(-1)?.[1] ?? null;
  const [subject = "", ...description] = (commits.get(head ?? "")?.message ?? "").trim().split("\n");
  const topic = lastFooter(updates, "topic");
  const owner = updates[0]?.account ?? null;
  return {
    forge: "gerrit",
    ...about,
    url: pageOf(change),
    title: lastFooter(updates, "subject") || subject,
    body: [description.join("\n").trim(), topic === "" ? "" : `Topic: ${topic}`].filter(Boolean).join("\n\n"),
    author: personOf(change, owner),
    head,
    patchSets: ordered.map(([number, oid]) => ({
      head: oid,
      base: commits.get(oid)?.parents[0] ?? null,
      at: updates.find(({ patchSet, footers }) => patchSet === number && footers.has("commit"))?.at ?? null,
    })),
    threads: threadsOf(change, found.comments.filter(isThere)),
    verdicts: verdictsOf(change, updates.filter(isThere)),
    drafts: [],
    requestedReviewers: reviewersIn(updates).flatMap((account) =>
      account === owner ? [] : (personOf(change, account) ?? []),
    ),
    viewedPaths: [],
    isComplete: isWhole && found.isWhole,
  };
}

/** Fails if the updates name other commits for the patch sets, or none although they are all there. */
function requireChange(
  updates: readonly ChangeUpdate[],
  patchSets: ReadonlyMap<number, Oid>,
  isWhole: boolean,
  { number }: ChangeAddress,
): void {
  const named = updates.flatMap(({ patchSet, footers }) => {
    const [commit] = footers.get("commit") ?? [];
    return commit === undefined || !patchSets.has(patchSet) ? [] : [patchSets.get(patchSet) === commit];
  });
  if (!named.includes(false) && (named.length > 0 || !isWhole)) return;
  throw new GalleyError("BAD_INPUT", `This is not the record of change ${number}: its patch sets are other commits.`, {
    next: "Fetch the change again.",
  });
}

function lastFooter(updates: readonly ChangeUpdate[], name: string): string {
  return updates.findLast(({ footers }) => footers.has(name))?.footers.get(name)?.[0] ?? "";
}

/** Written for a person's name, which only old versions of Gerrit write. */
const NO_NAME = /^Gerrit User #?\d+$/u;

function namesIn(updates: readonly ChangeUpdate[]): ReadonlyMap<string, string> {
  const named = updates.filter(({ name }) => !NO_NAME.test(name));
  return new Map(named.flatMap(({ account, name }) => (account === null ? [] : [[account, name]])));
}

function nameOf({ names }: Change, account: string): string {
  return names.get(account) ?? `Gerrit User ${account}`;
}

function personOf(change: Change, account: string | null): ForgePerson | null {
  return account === null ? null : { login: account, name: nameOf(change, account) };
}

function reviewersIn(updates: readonly ChangeUpdate[]): readonly string[] {
  const states = new Map<string, string>();
  for (const { footers } of updates)
    for (const state of ["cc", "reviewer", "removed"])
      for (const ident of footers.get(state) ?? []) states.set(accountIn(ident) ?? "", state);
  return [...states].flatMap(([account, state]) => (state === "reviewer" && account !== "" ? [account] : []));
}

/** Writes names for the accounts in a text, which Gerrit stores without. */
function textOf(change: Change, text: string): string {
  return text.replace(/<GERRIT_ACCOUNT_(\d+)>/gu, (_, account: string) => nameOf(change, account));
}

/** A thread is a comment with all that reply to it, and to these. A reply to a comment that is not there begins one. */
function threadsOf(change: Change, comments: readonly NoteComment[]): readonly ForgeThread[] {
  const left = new Map<string, NoteComment>();
  for (const comment of comments.toSorted(byTime)) if (!left.has(comment.uuid)) left.set(comment.uuid, comment);
  const replies = new Map<string, NoteComment[]>();
  const roots: NoteComment[] = [];
  for (const comment of left.values()) {
    const { parent } = comment;
    if (parent === null || !left.has(parent)) roots.push(comment);
    else if (!replies.get(parent)?.push(comment)) replies.set(parent, [comment]);
  }
  const gather = (root: NoteComment): ForgeThread => {
    left.delete(root.uuid);
    const found: NoteComment[] = [];
    const queue = [root];
    for (const { uuid } of queue)
      for (const reply of replies.get(uuid) ?? []) {
        if (!left.delete(reply.uuid)) continue;
        queue.push(reply);
        found.push(reply);
      }
    return threadOf(change, [root, ...found.toSorted(byTime)]);
  };
  const threads = roots.map(gather);
  // What is left are comments that reply to one another in a circle.
  for (const comment of left.values()) threads.push(gather(comment));
  return threads;
}

function byTime(one: NoteComment, other: NoteComment): number {
  return one.at - other.at;
}

/** A thread of which nobody asked for anything has no state. */
function threadOf(change: Change, comments: readonly [NoteComment, ...(readonly NoteComment[])]): ForgeThread {
  const [root] = comments;
  const lastOpen = comments.findLastIndex(({ isUnresolved }) => isUnresolved);
  const resolving = lastOpen < 0 ? undefined : comments[lastOpen + 1];
  return {
    id: root.uuid,
    place: placeOf(change, root),
    comments: comments.map(({ uuid, account, at, body }) => ({
      id: uuid,
      url: `${pageOf(change)}/comment/${addressPart.write(uuid)}/`,
      author: personOf(change, account),
      at,
      body: textOf(change, body),
    })),
    isResolved: lastOpen < 0 ? null : resolving !== undefined,
    resolvedBy: resolving === undefined ? null : personOf(change, resolving.account),
  };
}

function pageOf({ about: { host, path, number } }: Change): string {
  return `https://${host}/c/${addressPart.write(path, "/")}/+/${number}`;
}

/** The paths of comments on the patch set, and on the list of a merge's commits, which is no file here. */
const NO_FILES: ReadonlySet<string> = new Set(["/PATCHSET_LEVEL", "/MERGE_LIST"]);

function placeOf({ patchSets, commits }: Change, comment: NoteComment): ForgePlace | null {
  const { path, isOnParent } = comment;
  const isOnMessage = path === COMMIT_MESSAGE_PATH;
  if (NO_FILES.has(path) || (isOnMessage && isOnParent)) return null;
  const commit = isOnParent ? comment.commit : (patchSets.get(comment.patchSet) ?? comment.commit);
  const lines = isOnMessage ? messageLines(comment, commits.get(commit ?? "")) : comment.lines;
  const [startLine, endLine] = lines ?? [null, null];
  return { commit, path, side: isOnParent ? "old" : "new", startLine, endLine, hunk: null };
}

/**
 * Gerrit shows a message below a line for each parent, four about the author and the committer, and an empty one. Null
 * if the lines are not in the message itself, which then has the comment as a whole.
 */
function messageLines({ lines }: NoteComment, commit: ParsedCommit | undefined): NoteComment["lines"] {
  if (lines === null || commit === undefined) return null;
  const above = commit.parents.length + 5;
  const [start, end] = [lines[0] - above, lines[1] - above];
  return start >= 1 && end <= commitMessageLines(commit.message).length ? [start, end] : null;
}

interface Vote extends LabelVote {
  /** True if it was changed or removed, or its reviewer was. */
  isOver: boolean;
}

/** Returns the votes of each update that change something. A vote counts for its patch set. */
function votesOf(updates: readonly ChangeUpdate[]): ReadonlyMap<ChangeUpdate, readonly Vote[]> {
  const changes = new Map<ChangeUpdate, readonly Vote[]>();
  const current = new Map<string, Map<string, Vote>>();
  for (const update of updates) {
    const votes = update.votes.flatMap((vote) => {
      const ofAccount = current.get(vote.account ?? "") ?? new Map<string, Vote>();
      current.set(vote.account ?? "", ofAccount);
      const key = `${update.patchSet} ${vote.label}`;
      const before = ofAccount.get(key);
      if (vote.value === (before?.value ?? 0)) return [];
      if (before !== undefined) before.isOver = true;
      const now = { ...vote, isOver: false };
      ofAccount.set(key, now);
      return [now];
    });
    changes.set(update, votes);
    for (const ident of update.footers.get("removed") ?? []) {
      const account = accountIn(ident) ?? "";
      for (const vote of current.get(account)?.values() ?? []) vote.isOver = true;
      current.delete(account);
    }
  }
  return changes;
}

const COPIED = "Code-Review vote of an earlier patch set, copied by Gerrit.";

/**
 * Returns what people wrote about a patch set. Code-Review+2 is an approval and -2 a rejection; any other vote is only
 * shown as text.
 */
function verdictsOf(change: Change, updates: readonly ChangeUpdate[]): readonly ForgeVerdict[] {
  const votes = votesOf(updates);
  const ids = new Map<string, number>();
  return updates.flatMap((update) => {
    const { at, patchSet } = update;
    const verdict = (account: string | null, name: ForgeVerdict["verdict"], body: string, isDismissed: boolean) => {
      const id = `${at} ${patchSet} ${account ?? ""} ${name}`;
      const count = (ids.get(id) ?? 0) + 1;
      ids.set(id, count);
      const commit = change.patchSets.get(patchSet) ?? null;
      const author = personOf(change, account);
      return { id: `${id} ${count}`, url: pageOf(change), author, at, body, verdict: name, commit, isDismissed };
    };
    const isDecisive = ({ label, value }: Vote): boolean => label === "Code-Review" && Math.abs(value) === 2;
    const given = votes.get(update) ?? [];
    const others = given.filter((vote) => !isDecisive(vote) && !vote.isCopied && vote.account === update.account);
    const text = [others.map(voteText).join(" "), textOf(change, personsText(update))].filter(Boolean).join("\n\n");
    const decisive = given.filter(isDecisive);
    const own = decisive.find(({ account, isCopied }) => account === update.account && !isCopied);
    const verdicts = decisive.map((vote) => {
      const body = vote === own ? text : vote.isCopied ? COPIED : "";
      return verdict(vote.account, vote.value > 0 ? "approve" : "reject", body, vote.isOver);
    });
    return own === undefined && text !== "" ? [...verdicts, verdict(update.account, "comment", text, false)] : verdicts;
  });
}

/** Writes a vote as Gerrit does: `Verified+1`, and `-Verified` for one that was removed. */
function voteText({ label, value }: Vote): string {
  if (value === 0) return `-${label}`;
  return value > 0 ? `${label}+${value}` : `${label}${value}`;
}

/** Paragraphs that Gerrit puts around what a person wrote. */
const GERRITS_OWN = [
  /^Patch Set \d+:(?: -[\w-]+| [\w-]+[+-]\d+)*$/u,
  /^\(\d+ (?:inline )?comments?\)$/u,
  /^(?:Copied Votes|Outdated Votes|Copied votes on follow-up[^\n]+|The following approvals got outdated[^\n]+):\n\* /u,
];

/** The beginnings of messages that old versions of Gerrit wrote by themselves, without a tag. */
const UNTAGGED = /^(?:Uploaded patch set \d+[.:]|Change has been successfully )/u;

/** Returns what a person wrote; empty if Gerrit wrote all of it, such as "Uploaded patch set 2." or "Abandoned". */
function personsText({ message, footers }: ChangeUpdate): string {
  const written = message.split("\n\n").filter((paragraph) => !GERRITS_OWN.some((own) => own.test(paragraph)));
  const isTagged = footers.get("tag")?.[0]?.startsWith("autogenerated:gerrit:") ?? false;
  const isOfGerrit = isTagged || UNTAGGED.test(message);
  return isOfGerrit && written.length < 2 ? "" : written.join("\n\n").trim();
}
