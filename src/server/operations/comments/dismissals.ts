import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import { requireReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import {
  ALWAYS,
  type Dismissal,
  DISMISSALS_PATH,
  type DismissedFinding,
  keyOfCode,
  keyOfFinding,
  keyOfThread,
  parsedDismissal,
} from "#server/reviews/reports/Dismissals.ts";
import { requireMark } from "#server/reviews/state/Viewer.ts";
import { requireThread } from "#server/reviews/index/findComment.ts";
import { resolveThread } from "./resolveThread.ts";

/** The last ones are kept. */
const DISMISSALS_MAX = 10_000;

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
      const { scope, key } = parsedDismissal(line);
      return entries.some((entry) => entry.scope === scope && entry.key === key);
    };
    const others = linesOf(files).filter((line) => !isOld(line));
    const added = reason === null ? [] : entries.map((entry) => JSON.stringify({ ...entry, reason, at: now() }));
    const lines = [...others, ...added].slice(-DISMISSALS_MAX);
    return new Map([[DISMISSALS_PATH, lines.length === 0 ? null : `${lines.join("\n")}\n`]]);
  });
}

function linesOf(files: ReadonlyMap<string, string>): readonly string[] {
  return (files.get(DISMISSALS_PATH) ?? "").split("\n").filter((line) => line !== "");
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
