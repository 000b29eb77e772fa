import { createHash } from "node:crypto";
import { GalleyError } from "#contract/errors.ts";
import { isRecord } from "#contract/wire.ts";
import type { Oid } from "#server/git/oid.ts";
import { inputRules } from "../inputRules.ts";
import { requireReview } from "../reviewIndex/findReview.ts";
import type { ReviewContext } from "../reviewIndex/ReviewContext.ts";
import type { DerivedThread } from "../state/Review.ts";
import { requireMark } from "../viewer/permissions.ts";
import { requireThread } from "./findComment.ts";
import { resolveThread } from "./resolveThread.ts";

/** The viewer's decision that a finding, or the comment of an agent, needs no attention. Nobody else sees it. */
export interface Dismissal {
  readonly reason: string;
  /** True for the same rule, file and code wherever they occur; else for one review or change. */
  readonly isAlways: boolean;
}

/** A finding as it is dismissed. */
export interface DismissedFinding {
  readonly tool: string;
  readonly rule: string;
  readonly path: string | null;
  /** See `StoredFinding`: a hash of the rule, the message and the line. */
  readonly fingerprint: number;
}

/** The private file with all dismissals of a repository: below `refs/galley/marks`, one JSON object per line. */
const PATH = "dismissed";
/** The last ones are kept. */
const DISMISSALS_MAX = 10_000;
const ALWAYS = "always";

function keyOf(parts: readonly (string | number | null)[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 40);
}

const keys = {
  finding: ({ tool, rule, path, fingerprint }: DismissedFinding): string =>
    keyOf(["finding", tool, rule, path, fingerprint]),
  thread: ({ root }: DerivedThread): string => keyOf(["thread", root.item.id]),
  /** The comments of an agent on some code of a file, in whatever review; null if it names no lines. */
  code: ({ root, location }: DerivedThread): string | null => {
    const { agent, quote } = root.item.extras;
    if (agent === undefined || quote === undefined || location === null) return null;
    return keyOf(["code", agent.name, location.path, ...quote]);
  },
};

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
    return this.isEmpty ? null : this.#find(keys.finding(finding), scopes);
  }

  ofThread(thread: DerivedThread): Dismissal | null {
    if (this.isEmpty) return null;
    const code = keys.code(thread);
    return this.#find(keys.thread(thread), [thread.root.item.id]) ?? (code === null ? null : this.#find(code, []));
  }

  #find(key: string, scopes: readonly string[]): Dismissal | null {
    const always = this.#reasons.get(`${ALWAYS} ${key}`);
    if (always !== undefined) return { reason: always, isAlways: true };
    const reason = scopes.map((scope) => this.#reasons.get(`${scope} ${key}`)).find((one) => one !== undefined);
    return reason === undefined ? null : { reason, isAlways: false };
  }
}

function parsed(line: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line === "" ? "null" : line);
    return isRecord(value) ? value : {};
  } catch {
    return {}; // another program wrote it
  }
}

interface Entry {
  readonly scope: string;
  readonly key: string;
}

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
    const others = (files.get(PATH) ?? "").split("\n").filter((line) => line !== "" && !isOld(line));
    const added = reason === null ? [] : entries.map((entry) => JSON.stringify({ ...entry, reason, at: now() }));
    const lines = [...others, ...added].slice(-DISMISSALS_MAX);
    return new Map([[PATH, lines.length === 0 ? null : `${lines.join("\n")}\n`]]);
  });
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
  const key = keys.finding(finding);
  const reason = decision === null ? null : requireReason(decision);
  const places = decision === null ? [...scopes, ALWAYS] : decision.isAlways ? [ALWAYS] : scopes;
  await write(
    context,
    places.map((scope) => ({ scope, key })),
    reason,
  );
}

const NOT_AGENTS = "Only a thread that an agent began can be dismissed. Reply to people instead.";

interface DismissThreadInput {
  readonly key: string;
  readonly review: string;
  readonly thread: string;
}

/**
 * Dismisses a thread that an agent began, or undoes that. One that is open is resolved with the reason, so that the agent can
 * read it; undoing leaves it resolved.
 */
export async function dismissThread(
  context: ReviewContext,
  input: DismissThreadInput,
  decision: Decision,
): Promise<{ readonly review: Oid; readonly thread: string }> {
  const review = await requireReview(context, input.review);
  const thread = requireThread(review, input.thread);
  const { id, extras } = thread.root.item;
  if (extras.agent === undefined) throw new GalleyError("BAD_INPUT", NOT_AGENTS);
  const reason = decision === null ? null : requireReason(decision);
  if (reason !== null && thread.state === "OPEN")
    await resolveThread(context, { key: input.key, review: review.revision, thread: id, body: reason });
  const code = keys.code(thread);
  const always = code === null ? [] : [{ scope: ALWAYS, key: code }];
  const own = [{ scope: id, key: keys.thread(thread) }];
  const isAlways = decision?.isAlways === true && always.length > 0;
  await write(context, decision === null ? [...own, ...always] : isAlways ? always : own, reason);
  return { review: review.revision, thread: id };
}

function requireReason({ reason }: Dismissal): string {
  return inputRules.body(reason).trim();
}
