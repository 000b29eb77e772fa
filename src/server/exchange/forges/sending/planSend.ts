import { createHash } from "node:crypto";
import { COMMIT_MESSAGE_PATH } from "#contract/addresses.ts";
import { type SuggestedPart, writeSuggestion } from "#contract/suggesting/suggestionText.ts";
import type { HunkRecord } from "#server/git/patches/parsePatch.ts";
import { homeOf } from "#server/reviews/positions/submodules/parts.ts";
import type { ThreadOrDraft, ThreadPosition } from "#server/reviews/positions/ThreadPosition.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import type { DerivedComment, DerivedThread, VerdictName } from "#server/reviews/state/Review.ts";
import type { Conversation, ForgeDraft, ForgeThread, ForgeVerdict } from "../Conversation.ts";
import type { ForgeLines } from "../forgeLines.ts";
import { commentsThere, type MarkedComment } from "./markedComments.ts";
import type { DiffRow, ForgeRules, SendAct, SendPlace, SendPlan, SendSummary, SummaryEntry } from "./SendPlan.ts";
import {
  answerText,
  isSame,
  markId,
  placedText,
  readMarks,
  RULE,
  threadName,
  versionOf,
  withoutParts,
  withSuggestions,
} from "./sentText.ts";

/** A changed file of the head that the forge has. A file that was added or deleted has one name. */
export interface SentFile {
  readonly path: string;
  readonly oldPath: string;
  readonly hunks: readonly HunkRecord[];
}

/** A comment, or one part of it, as it is sent; the place is null for a reply, or the reason why it has none. */
interface Piece {
  readonly mark: string;
  readonly text: string;
  readonly place: SendPlace | string | null;
}

/** All that a plan depends on. */
export interface SendInput {
  readonly review: IndexedReview;
  /** The email of the viewer. */
  readonly viewer: string;
  /** As the forge answered last. Without threads and `sending` the plan only lists what would be sent. */
  readonly conversation: Conversation;
  readonly lines: Pick<ForgeLines, "prefix" | "commentKey">;
  readonly rules: ForgeRules;
  /** The places of threads in the head that the forge has. */
  readonly positions: ReadonlyMap<ThreadOrDraft, ThreadPosition>;
  /** The parts of the suggestions that begin threads, each on its own lines. */
  readonly parts: ReadonlyMap<DerivedThread, readonly (SuggestedPart & { readonly at: ThreadOrDraft })[]>;
  readonly files: readonly SentFile[];
  readonly drafts: number;
}

/** Plans what is sent of a review: the viewer's own comments, states and last verdict that are not there yet. Linear. */
export function planSend(input: SendInput): SendPlan {
  const planner = new Planner(input);
  for (const thread of input.review.threads) planner.add(thread);
  return planner.plan();
}

class Planner {
  readonly #input: SendInput;
  readonly #acts: SendAct[] = [];
  readonly #entries: (SummaryEntry & { readonly text: string })[] = [];
  #given: VerdictName = "comment";
  readonly #marked: ReadonlyMap<string, MarkedComment>;
  readonly #pending = new Map<string, ForgeDraft>();
  readonly #threads = new Map<string, ForgeThread>();
  /** The threads that are begun by this plan. */
  readonly #begun = new Set<string>();
  /** By the sentence about what is not sent, how often. */
  readonly #notSent = new Map<string, number>();

  constructor(input: SendInput) {
    const { threads, drafts } = input.conversation;
    this.#input = input;
    this.#marked = commentsThere(input.conversation, input.review.threads, input.viewer);
    const { pending = null } = input.conversation.sending ?? {};
    // What waits on an older head is thrown away and sent again.
    if (pending === null || pending.commit === input.conversation.head)
      for (const draft of drafts) for (const id of readMarks(draft.body).ids) this.#pending.set(id, draft);
    for (const thread of threads)
      for (const comment of thread.comments) this.#threads.set(input.lines.commentKey(comment), thread);
  }

  /** Adds what the viewer wrote in a thread, and the state that they gave it. */
  add(thread: DerivedThread): void {
    for (const comment of thread.comments) {
      const { item, latest, isDeleted } = comment;
      if (item.author !== this.#input.viewer || item.extras.imported !== undefined || isDeleted) continue;
      if (latest.description === "" || (thread.isVerdict && comment === thread.root)) continue;
      if (item.extras.agent !== undefined) this.#leaveOut("Comments of agents");
      else if (this.#isOfSnapshot(comment)) this.#leaveOut("Comments on uncommitted work");
      else this.#comment(thread, comment);
    }
    if (thread.isVerdict) this.#verdict(thread);
    else if (this.#input.rules.states) this.#state(thread);
  }

  plan(): SendPlan {
    const { conversation, rules, drafts } = this.#input;
    const { host, path, number, head, sending } = conversation;
    const summary = this.#summary();
    if (drafts > 0) this.#notSent.set("Drafts, which you have to publish first", drafts);
    const acts = this.#acts;
    const stable = acts.filter(({ kind, isThere }) => kind !== "edit" || !isThere);
    const marks = new Set(acts.map(({ mark }) => mark));
    const isOther = ({ id, body }: ForgeDraft): boolean =>
      id !== sending?.pending?.id && !readMarks(body).ids.some((one) => marks.has(one));
    const others = conversation.drafts.filter(isOther);
    const published = stable.map((act) => ({ ...act, target: "", isThere: "" }));
    const content = [host, path, number, head, published, summary, others];
    return {
      host,
      path,
      number,
      rules,
      login: sending?.viewer ?? null,
      head: head ?? "",
      acts,
      summary,
      others: others.length,
      notSent: [...this.#notSent].map(([what, count]) => `${what}: ${count}`),
      hash: createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 12),
    };
  }

  #leaveOut(what: string): void {
    this.#notSent.set(what, (this.#notSent.get(what) ?? 0) + 1);
  }

  #isOfSnapshot({ item }: DerivedComment): boolean {
    const { patchSets } = this.#input.review;
    return patchSets.some(({ kind, number }) => kind === "snapshot" && number === item.extras.patchSet);
  }

  #comment(thread: DerivedThread, comment: DerivedComment): void {
    const { item, latest } = comment;
    if (comment === thread.root) for (const piece of this.#pieces(thread)) this.#piece(thread, comment, piece);
    else this.#piece(thread, comment, { mark: markId(item.id), text: latest.description, place: null });
  }

  /** Returns a thread for each part of a suggestion if all have their lines there, else one for the comment. */
  #pieces(thread: DerivedThread): readonly Piece[] {
    const { item, latest } = thread.root;
    const hasSuggestions = this.#input.rules.suggestion(1) !== undefined;
    const parts = ((hasSuggestions && this.#input.parts.get(thread)) || []).map(({ lines, at }, index): Piece => {
      const prose = index === 0 ? withoutParts(latest.description) : "";
      const place = this.#placeOf(thread, at);
      const text = `${prose}\n\n${writeSuggestion([{ range: null, lines }])}`.trim();
      return { mark: markId(item.id, index), text: this.#textAt(place, text), place };
    });
    if (parts.length > 0 && parts.every(({ place }) => isOnNewLines(place))) return parts;
    const place = this.#placeOf(thread, thread);
    return [{ mark: markId(item.id), text: this.#textAt(place, latest.description), place }];
  }

  #piece(thread: DerivedThread, comment: DerivedComment, { mark, text, place }: Piece): void {
    const { id } = comment.item;
    const published = this.#marked.get(mark);
    const act = { ...aboutOf(thread, id), mark, text };
    const isLong = text.length + MARK_MAX > this.#input.rules.textMax;
    if (published !== undefined) {
      if (published.thread !== null && !isLong && !isSame(published, text)) this.#edit(act, published.comment.id);
      return;
    }
    const start = comment === thread.root ? null : this.#answered(thread);
    const isInText = typeof place === "string" || typeof start === "string";
    if (comment.sent.length > 0) {
      const isChanged = comment.sent.every(({ version }) => version !== undefined && version !== versionOf(text));
      // A forge that was asked does not have it any more.
      if (isChanged && !isInText && !isLong && this.#input.conversation.sending === undefined) this.#edit(act, null);
      return;
    }
    if (isLong) return this.#leaveOut(`Comments longer than ${this.#input.rules.name} takes`);
    const pending = this.#pending.get(mark);
    const isThere = pending !== undefined;
    if (typeof place === "object" && place !== null) this.#begun.add(id);
    if (isInText) return this.#quote(thread, comment, place ?? start);
    if (place !== null) this.#acts.push({ ...act, kind: "thread", place, target: pending?.thread ?? null, isThere });
    else {
      const begun = this.#pending.get(markId(act.thread))?.thread ?? null;
      this.#acts.push({ ...act, kind: "reply", target: start?.id ?? begun, isThere });
    }
    if (isThere && !isSame(readMarks(pending.body), text))
      this.#acts.push({ ...act, kind: "edit", target: pending.id, isThere });
  }

  #edit(act: Omit<SendAct, "kind" | "target" | "isThere">, target: string | null): void {
    if (this.#input.rules.edits === false) this.#leaveOut("Texts that were changed after they were sent");
    else this.#acts.push({ ...act, kind: "edit", target, isThere: false });
  }

  #textAt(place: SendPlace | string | null, text: string): string {
    if (!isOnNewLines(place)) return withSuggestions(text);
    return withSuggestions(text, this.#input.rules.suggestion((place.endLine ?? 0) - (place.startLine ?? 0) + 1));
  }

  /** Returns the thread on the forge that a reply belongs to, null if it will be begun, or the reason why there is none. */
  #answered(thread: DerivedThread): ForgeThread | null | string {
    const { rules, lines } = this.#input;
    const found = this.#thereOf(thread);
    const { item, isDeleted, sent } = thread.root;
    const isImported = item.extras.imported !== undefined && (item.extras.key ?? "").startsWith(lines.prefix);
    if (isDeleted || (found === null && !isImported && sent.length === 0 && !this.#begun.has(thread.root.item.id)))
      return `What it replies to is not a thread on ${rules.name}.`;
    if (found?.place === null || thread.isVerdict || (item.location?.path ?? "") === "")
      return `${rules.name} has no threads on a whole change.`;
    return rules.replies ? found : `${rules.name} takes no replies in a review.`;
  }

  /** Finds a thread there: by a comment of it that was imported, or by one that was sent. */
  #thereOf({ comments }: DerivedThread): ForgeThread | null {
    for (const { item } of comments) {
      const found = this.#threads.get(item.extras.key ?? "") ?? this.#marked.get(markId(item.id))?.thread;
      if (found != null) return found;
    }
    return null;
  }

  /** Returns the place of a thread there, or the reason why it can have none. */
  #placeOf(thread: DerivedThread, at: ThreadOrDraft): SendPlace | string {
    const { files, rules } = this.#input;
    const { path = "", range = null } = thread.location ?? {};
    const position = this.#input.positions.get(at);
    if (homeOf(thread) !== null) return "It is in a submodule.";
    if (path === "") return `${rules.name} has no threads on a whole change.`;
    if (path === COMMIT_MESSAGE_PATH) return `${rules.name} has no threads on the messages of commits.`;
    if (position === undefined || position.certainty === "LOST") return position?.reason ?? "Its place is unknown.";
    if (position.certainty === "EDITED") return "The commented lines were changed since.";
    const { side, startLine, endLine } = position;
    const file = files.find((one) => (side === "new" ? one.path : one.oldPath) === position.path);
    if (file === undefined) return "Its file is not changed there.";
    if (/\p{Surrogate}/u.test(file.path)) return "The name of its file is not UTF-8.";
    const names = { path: file.path, oldPath: file.oldPath, side, rows: null };
    if (startLine === null || endLine === null)
      return rules.files ? { ...names, startLine, endLine } : `${rules.name} has no threads on whole files.`;
    if ((range?.startColumn ?? 0) + (range?.endColumn ?? 0) > 0) return `${rules.name} knows no columns.`;
    const place = { ...names, startLine: rules.ranges ? startLine : endLine, endLine };
    const rows = file.hunks.map((hunk) => rowsIn(hunk, place)).find((found) => found !== null) ?? null;
    return rules.anyLine || rows !== null ? { ...place, rows } : "Its lines are not shown there.";
  }

  /** Adds a comment to the text of the review. */
  #quote(thread: DerivedThread, comment: DerivedComment, why: unknown): void {
    const { item, latest } = comment;
    const isWhole = comment === thread.root && (item.location?.path ?? "") === "";
    const position = this.#input.positions.get(thread);
    const body = withSuggestions(latest.description);
    const text = isWhole
      ? body
      : comment === thread.root
        ? placedText(thread, position, body)
        : answerText(thread, body);
    const reason = typeof why === "string" ? why : null;
    this.#entries.push({ comment: item.id, mark: markId(item.id), reason, text });
  }

  /** Adds the state of a thread, if the viewer gave it and it is another one there. */
  #state(thread: DerivedThread): void {
    const { item, sent } = thread.comments.findLast(isStateChange) ?? thread.root;
    const { act, imported, agent } = item.extras;
    const isOwn = item.author === this.#input.viewer && imported === undefined && agent === undefined;
    if (!isOwn || act === undefined || thread.state === "NOTE") return;
    const found = this.#thereOf(thread);
    const isResolved = thread.state === "RESOLVED";
    const { root } = thread;
    const isBegun = this.#begun.has(root.item.id);
    const isAsked = this.#input.conversation.sending !== undefined || isBegun;
    const hasThread = found !== null || isBegun || root.item.extras.imported !== undefined;
    if (!hasThread && (isAsked || root.sent.length === 0)) return;
    const isThere = isAsked ? (found?.isResolved ?? false) === isResolved : sent.length > 0;
    if (isThere || found?.place === null) return;
    const kind = isResolved ? "resolve" : "reopen";
    this.#acts.push({ ...aboutOf(thread, item.id), kind, target: found?.id ?? null, isThere: false });
  }

  /** Adds a verdict of the viewer's own that is not there yet: the last one as such, others without a decision as text. */
  #verdict(thread: DerivedThread): void {
    const { review, viewer, conversation, rules } = this.#input;
    const { item, latest, isDeleted, sent } = thread.root;
    const { imported, agent, layer, verdict: stated } = item.extras;
    const mark = markId(item.id);
    if (item.author !== viewer || isDeleted || imported !== undefined || agent !== undefined) return;
    const last = review.verdicts.find(({ by }) => by.email === viewer);
    const isLast = last?.commentId === item.id && last.isActive;
    const login = conversation.sending?.viewer;
    const isOwn = conversation.author !== null && conversation.author.login === login;
    const isApart = rules.approvesApart === true && isLast && !isOwn && last.verdict === "approve";
    if (isApart && last.head === conversation.head && !conversation.verdicts.some(isApprovalOf(login)))
      this.#acts.push({ ...aboutOf(thread, item.id), kind: "approve", target: null, isThere: false });
    if (sent.length > 0 || this.#marked.has(mark)) return;
    const isComment = isLast ? last.verdict === "comment" : stated === "comment";
    const text = withSuggestions(latest.description);
    const entry = { comment: item.id, mark, reason: null, text };
    if (layer !== undefined) this.#leaveOut("Verdicts on single commits");
    else if (isComment) this.#entries.push(...(text === "" ? [] : [entry]));
    else if (!isLast) this.#leaveOut("Verdicts that a later one replaced");
    else if (last.head !== conversation.head) this.#leaveOut("Verdicts on an older state of the change");
    else if (isApart) this.#entries.unshift(...(text === "" ? [] : [entry]));
    else {
      const { verdict } = last;
      const isTaken = rules.verdicts.includes(verdict) && !(isOwn && rules.refusesOwn);
      const says = verdict === "approve" ? "Approved." : "Changes requested.";
      const reason = isOwn ? "It is your own change." : `${rules.name} takes no such verdict.`;
      this.#given = isTaken ? verdict : "comment";
      this.#entries.unshift(isTaken ? entry : { ...entry, reason, text: `${says}\n\n${text}`.trim() });
    }
  }

  #summary(): SendSummary | null {
    const { conversation, rules } = this.#input;
    const hasComments = this.#acts.some(({ kind }) => kind === "thread" || kind === "reply");
    if (!hasComments && this.#entries.length === 0) return null;
    const before = readMarks(conversation.sending?.pending?.body ?? "").body;
    const texts = before === "" ? [] : [before];
    const entries: SummaryEntry[] = [];
    let length = before.length;
    for (const { text, comment, mark, reason } of this.#entries) {
      length += text.length + RULE.length + MARK_MAX;
      if (length > rules.textMax) {
        this.#leaveOut(`Comments for which the text of the review is too long for ${rules.name}`);
        continue;
      }
      if (text !== "") texts.push(text);
      entries.push({ comment, mark, reason });
    }
    return { verdict: this.#given, text: texts.join(RULE), entries };
  }
}

/** An act without a text, its kind and its place there. */
function aboutOf(thread: DerivedThread, comment: string): Omit<SendAct, "kind" | "target" | "isThere"> {
  const about = { comment, thread: thread.root.item.id, threadName: threadName(thread) };
  return { ...about, mark: markId(comment), place: null, text: "" };
}

const isApprovalOf =
  (login: string | undefined) =>
  ({ verdict, author, isDismissed }: ForgeVerdict): boolean =>
    verdict === "approve" && !isDismissed && author?.login === login;

/** The length of a mark with the lines around it. */
const MARK_MAX = 50;

function isOnNewLines(place: SendPlace | string | null): place is SendPlace {
  return typeof place === "object" && place?.side === "new" && place.startLine !== null;
}

/** Returns true for a comment that resolved or reopened its thread. */
export function isStateChange({ item, latest }: DerivedComment): boolean {
  return item.extras.act !== undefined || latest.resolved === true;
}

/** Returns the first and the last line of a place in a hunk that shows both. */
function rowsIn(
  { oldStart, newStart, lines }: HunkRecord,
  { side, startLine, endLine }: Pick<SendPlace, "side" | "startLine" | "endLine">,
): SendPlace["rows"] {
  const rows: DiffRow[] = [];
  const next = { old: oldStart, new: newStart };
  for (const line of lines) {
    const sign = line.charAt(0);
    if (sign === "\\") continue;
    rows.push({ ...next, sign });
    if (sign !== "+") next.old += 1;
    if (sign !== "-") next.new += 1;
  }
  const other = side === "new" ? "-" : "+";
  const rowOf = (number: number | null): DiffRow | undefined =>
    rows.find((row) => row[side] === number && row.sign !== other);
  const [first, last] = [rowOf(startLine), rowOf(endLine)];
  return first === undefined || last === undefined ? null : [first, last];
}
