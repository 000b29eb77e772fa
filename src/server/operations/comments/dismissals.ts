import { createHash } from "node:crypto";
import { GalleyError } from "#contract/errors.ts";
import { isRecord, parseJson } from "#contract/wire.ts";
import type { Oid } from "#server/git/oid.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import { requireReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import type { DerivedThread } from "#server/reviews/state/Review.ts";
import { requireMark } from "#server/reviews/state/Viewer.ts";
import { requireThread } from "#server/reviews/index/findComment.ts";
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

export interface DismissedFinding {
  readonly tool: string;
  readonly rule: string;
  readonly path: string | null;
  /** See `StoredFinding`: a hash of the rule, the message and the line. */
  readonly fingerprint: number;
}

function hashOf(parts: readonly (string | number | null)[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 40);
}

function keyOfFinding({ tool, rule, path, fingerprint }: DismissedFinding): string {
  return hashOf(["finding", tool, rule, path, fingerprint]);
}

const keyOfThread = ({ root }: DerivedThread): string => hashOf(["thread", root.item.id]);

/** Returns the key of what an agent commented on: its name, the file and the lines. Null if its comment names no lines. */
function keyOfCode({ root, location }: DerivedThread): string | null {
  const { agent, quote } = root.item.extras;
  if (agent === undefined || quote === undefined || location === null) return null;
  return hashOf(["code", agent.name, location.path, hashOf(quote)]);
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
    return this.isEmpty ? null : this.#find(keyOfFinding(finding), scopes);
  }

  ofThread(thread: DerivedThread): Dismissal | null {
    if (this.isEmpty) return null;
    const code = keyOfCode(thread);
    return this.#find(keyOfThread(thread), [thread.root.item.id]) ?? (code === null ? null : this.#find(code, []));
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
}

const everywhere = (key: string): Entry => ({ scope: ALWAYS, key });

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
  const key = keyOfFinding(finding);
  const always = [everywhere(key)];
  const here = scopes.map((scope) => ({ scope, key }));
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
  const code = keyOfCode(thread);
  const always = code === null ? [] : [everywhere(code)];
  const own = [{ scope: id, key: keyOfThread(thread) }];
  const isAlways = decision?.isAlways === true && always.length > 0;
  await write(context, decision === null ? [...own, ...always] : isAlways ? always : own, reason);
  return { review: review.revision, thread: id };
}

function requireReason({ reason }: Dismissal): string {
  return inputRules.body(reason).trim();
}
