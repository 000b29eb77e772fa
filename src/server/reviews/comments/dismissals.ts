import { GalleyError } from "#contract/errors.ts";
import { DISMISSALS_BYTES } from "#contract/limits.ts";
import { isRecord, parseJson } from "#contract/wire.ts";
import type { Oid } from "#server/git/oid.ts";
import { inputRules } from "../inputRules.ts";
import { requireReview, type ReviewContext } from "../reviewIndex/ReviewContext.ts";
import type { DerivedThread } from "../state/Review.ts";
import { requireMark } from "../viewer/Viewer.ts";
import {
  type DismissedCode,
  type DismissedComments,
  type DismissedFinding,
  hashOf,
  keyOfCode,
  parseDismissals,
  readDismissal,
  type SharedDismissal,
} from "./dismissedCode.ts";
import { requireThread } from "./findComment.ts";
import { resolveThread } from "./resolveThread.ts";

/** The viewer's decision that a finding, or the comment of an agent, needs no attention. Nobody else sees it. */
export interface Dismissal {
  readonly reason: string;
  /** True for the same rule, file and code wherever they occur; else for one review or change. */
  readonly isAlways: boolean;
}

/** The private file with all dismissals of a repository: below `refs/galley/marks`, one JSON object per line. */
const PATH = "dismissed";
/** The last ones are kept. */
const DISMISSALS_MAX = 10_000;
const ALWAYS = "always";

const keyOfThread = ({ root }: DerivedThread): string => hashOf(["thread", root.item.id]);

/** Returns what an agent commented on; null if its comment names no lines. */
function commentedCode({ root, location }: DerivedThread): DismissedComments | null {
  const { agent, quote } = root.item.extras;
  if (agent === undefined || quote === undefined || location === null) return null;
  return { agent: agent.name, path: location.path, fingerprint: hashOf(quote) };
}

/** The dismissals of a viewer, read from the private marks. */
export class Dismissals {
  readonly #reasons = new Map<string, string>();
  readonly text: string;

  /** Reads lines that Galley wrote; ignores others. */
  constructor(marks: ReadonlyMap<string, string>) {
    this.text = marks.get(PATH) ?? "";
    for (const line of this.text.split("\n")) {
      const { scope, key, reason } = parsed(line);
      if (typeof scope === "string" && typeof key === "string" && typeof reason === "string")
        this.#reasons.set(`${scope} ${key}`, reason);
    }
  }

  get isEmpty(): boolean {
    return this.#reasons.size === 0;
  }

  /** Returns the dismissal of a finding in some scopes, or everywhere; null if there is none. */
  ofFinding(finding: DismissedFinding, scopes: readonly string[]): Dismissal | null {
    return this.isEmpty ? null : this.#find(keyOfCode(finding), scopes);
  }

  ofThread(thread: DerivedThread): Dismissal | null {
    if (this.isEmpty) return null;
    const code = commentedCode(thread);
    return (
      this.#find(keyOfThread(thread), [thread.root.item.id]) ?? (code === null ? null : this.#find(keyOfCode(code), []))
    );
  }

  /** Returns those that hold wherever the same code occurs. */
  everywhere(): readonly SharedDismissal[] {
    return this.text.split("\n").flatMap((line) => {
      const { scope, about, reason } = parsed(line);
      return (scope === ALWAYS && isRecord(about) ? readDismissal({ ...about, reason }) : null) ?? [];
    });
  }

  #find(key: string, scopes: readonly string[]): Dismissal | null {
    const always = this.#reasons.get(`${ALWAYS} ${key}`);
    if (always !== undefined) return { reason: always, isAlways: true };
    const reason = scopes.map((scope) => this.#reasons.get(`${scope} ${key}`)).find((one) => one !== undefined);
    return reason === undefined ? null : { reason, isAlways: false };
  }
}

function parsed(line: string): Readonly<Record<string, unknown>> {
  const value = parseJson(line);
  return isRecord(value) ? value : {}; // another program wrote it
}

interface Entry {
  readonly scope: string;
  readonly key: string;
  /** If it holds everywhere: the hash alone would not say. */
  readonly about?: DismissedCode;
}

const everywhere = (code: DismissedCode): Entry => ({ scope: ALWAYS, key: keyOfCode(code), about: code });

/** Replaces the entries of some places: adds them with a reason, or with null removes them. */
async function write(
  { store, viewer, now }: ReviewContext,
  entries: readonly Entry[],
  reason: string | null,
): Promise<void> {
  requireMark(viewer);
  await store.editPrivate("marks", (files) => {
    const isOld = (line: string): boolean => {
      const { scope, key } = parsed(line);
      return entries.some((entry) => entry.scope === scope && entry.key === key);
    };
    const others = linesOf(files).filter((line) => !isOld(line));
    const added = reason === null ? [] : entries.map((entry) => JSON.stringify({ ...entry, reason, at: now() }));
    const lines = [...others, ...added].slice(-DISMISSALS_MAX);
    return new Map([[PATH, lines.length === 0 ? null : `${lines.join("\n")}\n`]]);
  });
}

function linesOf(files: ReadonlyMap<string, string>): readonly string[] {
  return (files.get(PATH) ?? "").split("\n").filter((line) => line !== "");
}

/** The reason of a dismissal, and true if it is for the same rule, file and code everywhere; null undoes it. */
export type Decision = Dismissal | null;

/** Dismisses a finding in a review or a change, named by an object id, or everywhere; or undoes that. */
export async function dismissFinding(
  context: ReviewContext,
  finding: DismissedFinding,
  scopes: readonly string[],
  decision: Decision,
): Promise<void> {
  const always = [everywhere(finding)];
  const here = scopes.map((scope) => ({ scope, key: keyOfCode(finding) }));
  const entries = decision === null ? [...here, ...always] : decision.isAlways ? always : here;
  await write(context, entries, decision === null ? null : requireReason(decision));
}

/**
 * Dismisses a thread that an agent began, or undoes that. One that is open is resolved with the reason, so that the agent can
 * read it; undoing leaves it resolved.
 */
export async function dismissThread(
  context: ReviewContext,
  input: { readonly key: string; readonly review: string; readonly thread: string },
  decision: Decision,
): Promise<{ readonly review: Oid; readonly thread: string }> {
  const review = await requireReview(context, input.review);
  const thread = requireThread(review, input.thread);
  const { id, extras } = thread.root.item;
  if (extras.agent === undefined)
    throw new GalleyError("BAD_INPUT", "Only a thread that an agent began can be dismissed. Reply to people instead.");
  const reason = decision === null ? null : requireReason(decision);
  if (reason !== null && thread.state === "OPEN")
    await resolveThread(context, { key: input.key, review: review.revision, thread: id, body: reason });
  const code = commentedCode(thread);
  const always = code === null ? [] : [everywhere(code)];
  const own = [{ scope: id, key: keyOfThread(thread) }];
  const isAlways = decision?.isAlways === true && always.length > 0;
  await write(context, decision === null ? [...own, ...always] : isAlways ? always : own, reason);
  return { review: review.revision, thread: id };
}

/**
 * Adds the dismissals that somebody else shared, all or none. The viewer's own for the same code stay as they are, and none is
 * dropped for the new ones.
 */
export async function importDismissals(
  { store, viewer, now }: ReviewContext,
  text: string,
): Promise<{ readonly added: number; readonly existing: number }> {
  requireMark(viewer);
  const shared = new Map(parseDismissals(text).map((one) => [keyOfCode(one.code), one]));
  let added = 0;
  await store.editPrivate("marks", (files) => {
    const lines = linesOf(files);
    const known = new Set(lines.map(parsed).flatMap(({ scope, key }) => (scope === ALWAYS ? [key] : [])));
    const additional = [...shared].filter(([key]) => !known.has(key));
    added = additional.length;
    if (added === 0) return new Map();
    if (lines.length + added > DISMISSALS_MAX) throw tooMany(lines.length, added);
    const at = now();
    const entries = additional.map(([, { code, reason }]) => JSON.stringify({ ...everywhere(code), reason, at }));
    const stored = `${[...lines, ...entries].join("\n")}\n`;
    if (Buffer.byteLength(stored) > DISMISSALS_BYTES) throw new GalleyError("TOO_LARGE", TOO_LONG);
    return new Map([[PATH, stored]]);
  });
  return { added, existing: shared.size - added };
}

const TOO_LONG = `The dismissals of a repository can have at most ${DISMISSALS_BYTES / 1024 / 1024} MiB in all.`;

function tooMany(existing: number, added: number): GalleyError {
  const most = `A repository has at most ${DISMISSALS_MAX} dismissals.`;
  return new GalleyError("TOO_LARGE", `${most} This one has ${existing}, and the file would add ${added}.`);
}

function requireReason({ reason }: Dismissal): string {
  return inputRules.body(reason).trim();
}
