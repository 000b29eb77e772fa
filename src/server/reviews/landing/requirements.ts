import { fallback } from "#contract/errors.ts";
import { type LandingRules, RULES_PATH } from "#contract/landingRules.ts";
import { inLine } from "#contract/untrustedText.ts";
import { revList } from "#server/git/ancestry/revList.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { diffWithSubmodules } from "#server/git/submodules/spliceSubmodules.ts";
import type { Oid } from "#server/git/oid.ts";
import { changeKeys } from "#server/git/patches/hunkKeys.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { type CheckState, readChecks } from "#server/store/checks.ts";
import type { ReviewContext } from "../index/ReviewContext.ts";
import { Dismissals } from "../reports/Dismissals.ts";
import { readReports } from "../reports/readReports.ts";
import { layerCommitOf, placeLayers, type ReviewLayer } from "../stacks/reviewLayers.ts";
import type { IndexedReview } from "../state/IndexedReview.ts";
import { missingComments } from "../positions/submodules/parts.ts";
import type { DerivedVerdict } from "../state/Review.ts";
import { givenEnds, type PatchSetEnds } from "../verdicts/changeRecord.ts";
import { changeSince, isCarried } from "../verdicts/changeSince.ts";
import { layerVerdicts } from "../verdicts/layerVerdicts.ts";
import { readOwnWork } from "../verdicts/ownWork.ts";
import { countIn, viewedFile } from "../patchSets/viewedMarks.ts";
import type { LandingMethod } from "./buildLanding.ts";
import { readLandingRules } from "../index/landingRules.ts";
import { verdictSignature, type VerdictSignature } from "../verdicts/verdictSignature.ts";
import { countPeople, missingOwner, ruleAgainst, type SignedApproval } from "./approvers.ts";
import { withBranchSigners } from "./branchSigners.ts";

/** A landing, as far as requirements depend on it. */
interface Landing {
  readonly method: LandingMethod;
  /** The name of the target branch as it is displayed, and its commit. */
  readonly branch: string;
  readonly target: Oid;
  readonly head: Oid;
  /** The commit that the target would be at; null if the change cannot be landed in this way. */
  readonly tip: Oid | null;
  /** The layer up to which it lands; absent for all of it. */
  readonly layer?: ReviewLayer | undefined;
}

type Context = Pick<ReviewContext, "git" | "store" | "now">;

/**
 * Returns what a review lacks, one sentence each: what always holds, and what the rules in the target's commit add. Costs
 * little where there are no rules; else what each rule needs.
 */
export async function unmetRequirements(
  context: Context,
  review: IndexedReview,
  landing: Landing,
  options: ReadOptions,
): Promise<readonly string[]> {
  const { rules, fault } = await readLandingRules(context.git, landing.target, options);
  const { method, branch, layer } = landing;
  const lands = layer === undefined ? () => true : await landsWith(context.git, review, layer, options);
  const unmet = await Promise.all([
    requestsForChanges(review, lands),
    openThreads(review, lands),
    rules.signed && rules.approvals > 0
      ? lateThreads(review, await signedApprovals(context.git, review, landing, rules, options))
      : null,
    fault && `${branch}:${RULES_PATH} is not valid: ${fault}. Correct it on ${branch}.`,
    missingApprovals(context, review, landing, rules, options),
    failedChecks(context.git, landing, rules, options),
    rules.viewed ? unviewedHunks(context, review, landing, options) : null,
    rules.findings ? unreadFindings(context, review, landing, options) : null,
    rules.linearHistory ? mergeCommits(context.git, landing, options) : null,
    rules.methods.includes(method)
      ? null
      : `Changes are landed on ${branch} by ${oneOf(rules.methods)} only. Choose another method.`,
  ]);
  return unmet.filter((sentence) => sentence !== null);
}

interface Push {
  /** The last commit that is pushed. */
  readonly head: Oid;
  /** The signed approvals of the review that count. */
  readonly approvals: readonly DerivedVerdict[];
}

/** Returns what a review whose commits are pushed lacks besides approvals, as `unmetRequirements` does. */
export async function pushRequirements(
  context: Context,
  review: IndexedReview,
  { head, approvals }: Push,
  rules: LandingRules,
  options: ReadOptions,
): Promise<readonly string[]> {
  const all = (): boolean => true;
  const unmet = await Promise.all([
    requestsForChanges(review, all),
    openThreads(review, all),
    rules.signed ? lateThreads(review, approvals) : null,
    failedChecks(context.git, { head }, rules, options),
    rules.viewed ? unviewedHunks(context, review, { head: review.head ?? head }, options) : null,
    rules.findings ? unreadFindings(context, review, { head: review.head ?? head }, options) : null,
  ]);
  return unmet.filter((sentence) => sentence !== null);
}

/** Returns true for what was written on a layer that lands, on one that is uncertain, or on the whole (null). */
type Lands = (layer: Oid | null) => boolean;

async function landsWith(
  git: Repository,
  review: IndexedReview,
  { position }: ReviewLayer,
  options: ReadOptions,
): Promise<Lands> {
  const ofThreads = review.threads.flatMap((thread) => layerCommitOf(review, thread) ?? []);
  const places = await placeLayers(git, review, ofThreads, options);
  return (layer) => {
    const place = layer === null ? undefined : places.get(layer);
    return place?.certainty !== "CERTAIN" || place.now.some((one) => one.position <= position);
  };
}

function requestsForChanges({ verdicts, layerVerdicts: onLayers }: IndexedReview, lands: Lands): string | null {
  const given = [...verdicts, ...onLayers.filter(({ layer }) => lands(layer))];
  const rejected = given.filter(({ isActive, verdict }) => isActive && verdict === "reject");
  return rejected.length === 0
    ? null
    : `${namesOf(rejected)} requested changes. Make them, and ask for another verdict.`;
}

function openThreads(review: IndexedReview, lands: Lands): string | null {
  const open = review.threads.filter(({ state }) => state === "OPEN");
  const count = open.filter((thread) => lands(layerCommitOf(review, thread))).length;
  return count === 0
    ? missingComments(review)
    : count === 1
      ? "1 thread is unresolved. Resolve it."
      : `${count} threads are unresolved. Resolve them.`;
}

/**
 * Finds threads and requests for changes from after the last signed approval that block nothing now: anybody can write the line that
 * resolves or deletes them, so only another signed approval shows that somebody agreed.
 */
function lateThreads({ threads }: IndexedReview, approvals: readonly Pick<DerivedVerdict, "at">[]): string | null {
  const last = Math.max(...approvals.map(({ at }) => at ?? 0));
  const late = threads.filter(
    ({ state, comments }) =>
      state !== "OPEN" &&
      comments.some(({ history }) => history.some((one) => one.resolved === false && Number(one.timestamp) > last)),
  );
  if (late.length === 0) return null;
  const which = late.length === 1 ? "1 thread is" : `${late.length} threads are`;
  return `${which} from after the signed approvals and resolved without a signature. Ask for another signed approval.`;
}

async function signedApprovals(
  git: Repository,
  review: IndexedReview,
  { target }: Pick<Landing, "target">,
  rules: LandingRules,
  options: ReadOptions,
): Promise<readonly DerivedVerdict[]> {
  const signatures = await signaturesOf(git, review, { rules, target, ...options });
  const isSigned = ({ commentId }: DerivedVerdict): boolean => signatures.get(commentId)?.state === "VALID";
  return review.verdicts.filter((one) => one.isActive && one.verdict === "approve" && isSigned(one));
}

/** Returns the emails of people who approved each of the layers that land, as they are now. */
async function approversOfLayers(
  git: Repository,
  review: IndexedReview,
  { position }: ReviewLayer,
  counts: (verdict: DerivedVerdict) => boolean,
  options: ReadOptions,
): Promise<ReadonlySet<string>> {
  const approved = new Map<string, Set<number>>();
  for (const { verdict, place, holds } of await layerVerdicts(git, review, options)) {
    const at = place.now[0]?.position ?? Infinity;
    if (!holds || verdict.verdict !== "approve" || verdict.isImported || at > position || !counts(verdict)) continue;
    approved.set(verdict.by.email, (approved.get(verdict.by.email) ?? new Set()).add(at));
  }
  return new Set([...approved].flatMap(([email, layers]) => (layers.size === position ? [email] : [])));
}

async function missingApprovals(
  { git, now: clock }: Context,
  review: IndexedReview,
  { head: lands, layer, target }: Landing,
  rules: LandingRules,
  options: ReadOptions,
): Promise<string | null> {
  const { approvals, carryOverBaseDrift, authorsMayApprove } = rules;
  if (approvals === 0 && rules.owners.length === 0) return null;
  const now = await commitsOf(git, { base: review.base, head: lands }, options);
  const mayApprove = async (email: string, given: readonly Oid[]): Promise<boolean> => {
    const commits = { reviewed: given.length > 0 ? given : now, remade: now };
    return email !== "" && (authorsMayApprove || !(await readOwnWork(git, review, commits, options)).has(email));
  };
  const signatures = await signaturesOf(git, review, { rules, target, ...options });
  const against = (verdict: DerivedVerdict): string | null => {
    const signature = signatures.get(verdict.commentId) ?? null;
    if (rules.signed && signature?.state !== "VALID") return "without a valid signature";
    return ruleAgainst({ verdict, signature }, rules, clock());
  };
  const head = layer === undefined ? lands : (review.head ?? lands); // an approval of the whole is one of its parts
  const active = review.verdicts.filter(
    ({ isActive, isImported, verdict }) => isActive && !isImported && verdict === "approve",
  );
  const may = await Promise.all(
    active.map(async (verdict) => {
      const patchSet = review.patchSets.find(({ number }) => number === verdict.patchSet);
      const ends = patchSet && givenEnds(verdict, patchSet);
      return mayApprove(verdict.by.email, ends === undefined ? [] : await commitsOf(git, ends, options));
    }),
  );
  const given = active.filter((verdict, index) => may[index] && against(verdict) === null);
  const hold = await Promise.all(
    given.map(async (verdict) => isForChange(git, review, verdict, { head, carryOverBaseDrift }, options)),
  );
  const people: SignedApproval[] = given
    .filter((_, index) => hold[index])
    .map((verdict) => ({ verdict, signature: signatures.get(verdict.commentId) ?? null }));
  const byLayers =
    layer === undefined
      ? []
      : await approversOfLayers(git, review, layer, (verdict) => against(verdict) === null, options);
  for (const email of byLayers)
    if (await mayApprove(email, now))
      people.push({ verdict: { by: { email, name: null }, at: null }, signature: null });
  const count = countPeople(people);
  const emails = people.map(({ verdict }) => verdict.by.email);
  if (count >= approvals) return missingOwners(git, review, lands, emails, rules, options);
  const earlier = given.filter((_, index) => hold[index] === false);
  const own = active.filter((_, index) => may[index] === false);
  const barred = active.flatMap((verdict, index) => {
    const why = may[index] ? against(verdict) : null;
    return why === null ? [] : [`the one by ${namesOf([verdict])} is ${why}`];
  });
  const why =
    (own.length === 0 ? "" : ` Approvals by ${namesOf(own)} do not count: they took part in the change.`) +
    (barred.length === 0 ? "" : ` These do not count: ${list(barred)}.`);
  const ask = earlier.length === 0 ? "Ask somebody else to approve it" : `Ask ${namesOf(earlier)} to approve it again`;
  return `The current patch set has ${count} of ${approvals} required approvals.${why} ${ask}.`;
}

async function missingOwners(
  git: Repository,
  { base }: IndexedReview,
  head: Oid,
  people: readonly string[],
  rules: LandingRules,
  options: ReadOptions,
): Promise<string | null> {
  if (rules.owners.length === 0) return null;
  const files = await diffTree(git, base ?? git.emptyTree, head, options);
  const paths = files.flatMap(({ oldPath, newPath }) => [oldPath, newPath]).filter((path) => path !== null);
  const missing = missingOwner(people, paths, rules);
  return missing === null ? null : `${missing} Ask one of them.`;
}

/** Checks the signatures of the approvals by the signers of the target, if a rule depends on them. */
async function signaturesOf(
  git: Repository,
  { revision, threads }: IndexedReview,
  { rules, target, ...options }: ReadOptions & { readonly rules: LandingRules; readonly target: Oid },
): Promise<ReadonlyMap<string, VerdictSignature | null>> {
  if (!rules.signed && !rules.touch && rules.agents.length === 0) return new Map();
  return withBranchSigners(git, { target, ...options }, async ({ path: allowedSigners }) => {
    const signed = threads.filter(({ isVerdict }) => isVerdict);
    const found = signed.map(async ({ root }) => {
      return [root.item.id, await verdictSignature(git, revision, root, { ...options, allowedSigners })] as const;
    });
    return new Map(await Promise.all(found));
  });
}

/** Lists the commits between two; none if some are missing. */
async function commitsOf(
  git: Repository,
  { base, head }: Pick<PatchSetEnds, "base" | "head">,
  options: ReadOptions,
): Promise<readonly Oid[]> {
  const commits = revList(git, [head], base === null ? [] : [base], options);
  return [...(await commits.catch(fallback(new Map<Oid, never>(), "OBJECT_MISSING"))).keys()];
}

/** Returns true if a verdict is for the current change, or still holds after what changed since. */
export async function isForChange(
  git: Repository,
  review: IndexedReview,
  verdict: DerivedVerdict,
  { head, carryOverBaseDrift }: { readonly head: Oid; readonly carryOverBaseDrift: boolean },
  options: ReadOptions,
): Promise<boolean> {
  const { patchSets, base } = review;
  const patchSet = patchSets.find(({ number }) => number === verdict.patchSet);
  if (patchSet === undefined) return verdict.head === head;
  const older = givenEnds(verdict, patchSet);
  const last = patchSets.at(-1);
  if (patchSet === last && older.head === head && older.base === last.base) return true;
  const newer = last?.head === head ? last : { head, base, kind: "commits" as const };
  const found = await changeSince(git, older, newer, { ...options, record: verdict.change });
  return found !== null && isCarried(found, carryOverBaseDrift);
}

const PASSED: ReadonlySet<CheckState> = new Set(["SUCCESS", "LOOKS_GOOD", "FOR_INFORMATION"]);

async function failedChecks(
  git: Repository,
  { head }: Pick<Landing, "head">,
  { checks, agentChecks }: LandingRules,
  options: ReadOptions,
): Promise<string | null> {
  if (checks !== true && checks.length === 0) return null;
  const all = await readChecks(git, [head], options);
  const reports = all.filter(({ importedBy }) => agentChecks || importedBy === null);
  const commit = head.slice(0, 10);
  if (checks === true && reports.length === 0)
    return `No check has reported on ${commit}${all.length === 0 ? "" : ", but those that an agent imported"}. Run the checks.`;
  const names = checks === true ? reports.map(({ tool }) => tool) : checks;
  const failed = [...new Set(names)].flatMap((name) => {
    const states = reports.filter(({ tool }) => tool === name).map(({ state }) => state);
    if (states.length > 0 && states.every((state) => PASSED.has(state))) return [];
    const shown = name === "" ? "a check without a name" : name;
    if (states.length === 0)
      return `${shown} ${all.some(({ tool }) => tool === name) ? "was imported by an agent only" : "has not reported"}`;
    if (states.includes("UNKNOWN")) return `${shown} did not show that it ran to its end`;
    return states.includes("PENDING") ? `${shown} is pending` : `${shown} has failed`;
  });
  return failed.length === 0 ? null : `On ${commit}, ${list(failed)}. Run these checks until they pass.`;
}

const READ_ELSEWHERE = "Read it with another program, and give that as the reason.";

async function unviewedHunks(
  { git, store }: Context,
  { revision, base }: IndexedReview,
  { head }: Pick<Landing, "head">,
  options: ReadOptions,
): Promise<string | null> {
  const from = base ?? git.emptyTree;
  const [keys, files, marks] = await Promise.all([
    changeKeys(git, from, head),
    diffWithSubmodules(git, from, head, options),
    store.readPrivate("seen"),
  ]);
  if (keys === null) return `The change is too large to be marked as viewed. ${READ_ELSEWHERE}`;
  const tooLarge = files.length - keys.length;
  if (tooLarge > 0)
    return `${tooLarge === 1 ? "1 file is" : `${tooLarge} files are`} too large to be marked as viewed. ${READ_ELSEWHERE}`;
  const { hunks, totalHunks } = countIn(keys, viewedFile.read(marks.get(revision)));
  return hunks === 0
    ? null
    : `You have not viewed ${hunks} of ${totalHunks} hunks. View them, and mark them as viewed.`;
}

/** Counts the findings in reports on this machine that the change brought in and the viewer did not dismiss. */
async function unreadFindings(
  { git, store }: Context,
  { revision, base, patchSets }: IndexedReview,
  { head }: Pick<Landing, "head">,
  options: ReadOptions,
): Promise<string | null> {
  const from = base ?? git.emptyTree;
  const files = await diffTree(git, from, head, options);
  const change = { from, to: head, files, states: patchSets.map((one) => one.head) };
  const [{ findings }, marks] = await Promise.all([
    readReports({ git, store }, change, options),
    store.readPrivate("marks"),
  ]);
  const dismissals = new Dismissals(marks);
  const unread = findings.filter((one) => one.isNew && dismissals.ofFinding(one, [revision, head]) === null);
  if (unread.length === 0) return null;
  const tools = list([...new Set(unread.map(({ tool }) => tool))]);
  const which = unread.length === 1 ? "is 1 new finding" : `are ${unread.length} new findings`;
  return `There ${which} of ${tools} that you did not dismiss. Correct them, or dismiss them with a reason.`;
}

/** Merges may come with the change, or be made to land it. */
async function mergeCommits(
  git: Repository,
  { method, branch, target, tip }: Landing,
  options: ReadOptions,
): Promise<string | null> {
  const landed = method === "merge" || tip === null ? null : await revList(git, [tip], [target], options);
  const hasMerges = method === "merge" || [...(landed?.values() ?? [])].some((parents) => parents.length > 1);
  return hasMerges ? `No merge commit may be landed on ${branch}. Choose squash or rebase.` : null;
}

function namesOf(verdicts: readonly DerivedVerdict[]): string {
  return list([...new Set(verdicts.map(({ by }) => by.name ?? by.email))]);
}

/** Joins names that others chose: none may break the line. */
function list(items: readonly string[]): string {
  return new Intl.ListFormat("en").format(items.map(inLine));
}

function oneOf(items: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "disjunction" }).format(items);
}
