import { fallback } from "#contract/errors.ts";
import type { LandingRules } from "#contract/landingRules.ts";
import type { CommitPair } from "#server/git/diffs/diffTrees.ts";
import { statObjects } from "#server/git/objects/catFile.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { compareMoments } from "#server/store/notes/timestamps.ts";
import type { IndexedReview } from "../state/IndexedReview.ts";
import type { DerivedComment, DerivedVerdict } from "../state/Review.ts";
import { contentsOf, hashOf, messagesIn } from "../verdicts/changeRecord.ts";
import { changeSince, type ChangeSinceKind, isCarried } from "../verdicts/changeSince.ts";
import { readOwnWork } from "../verdicts/ownWork.ts";
import { verdictSignature, type VerdictSignature } from "../verdicts/verdictSignature.ts";
import { ruleAgainst } from "./approvers.ts";
import { changedFiles, newVersion, versionsOf } from "./fileVersions.ts";
import { type LandedChange, namedEnds, type RangeGraph } from "./landedChanges.ts";

/** A verdict on a change that landed, and whether it is one for what landed. */
export interface LandedVerdict {
  readonly verdict: DerivedVerdict;
  /** The difference between what the verdict was given for and what landed; null if that was not compared or cannot be. */
  readonly kind: ChangeSinceKind | null;
  readonly signature: VerdictSignature | null;
  /** Why it is no approval of what landed, as part of a sentence; null if it is one. */
  readonly obstacle: string | null;
  /** The commits of the change that it does not cover though it is one for the change as a whole, each with the reason. */
  readonly uncovered: ReadonlyMap<Oid, string>;
}

/** The rules of the branch, and what the caller adds. */
export interface ApprovalRules extends LandingRules {
  /** True if an approval counts without a signature that is valid. */
  readonly allowsUnsigned: boolean;
  readonly allowedSigners?: string | null | undefined;
  /** The time at which approvals have to be new enough, in seconds since 1970. */
  readonly now: number;
}

interface GivenChange {
  /** Null if it is not in the history of the head: then only the record of the contents counts. */
  readonly base: Oid | null;
  readonly head: Oid;
  /** The commits between them that are here. */
  readonly commits: readonly Oid[];
}

const COVERS_ALL: ReadonlyMap<Oid, string> = new Map();

/**
 * Decides which approvals are for what landed, and for which commits. Only two things count: what the approval itself names, which its
 * signature covers, and what is computed from the objects. Checks each signature once.
 */
export class Approvals {
  readonly #git: Repository;
  readonly #graph: RangeGraph;
  readonly #rules: ApprovalRules;
  readonly #options: ReadOptions;
  readonly #signatures = new Map<string, Promise<VerdictSignature | null>>();
  readonly #contents = new Map<string, string>();
  /** The ids in notes that are of no commit. */
  readonly #others = new Set<Oid>();

  constructor(git: Repository, graph: RangeGraph, rules: ApprovalRules, options: ReadOptions) {
    this.#git = git;
    this.#graph = graph;
    this.#rules = rules;
    this.#options = options;
  }

  /** Reads the contents of changes, so that `verdictsOn` can compare them with records: one process for 256 changes. */
  async readContents(changes: readonly LandedChange[]): Promise<void> {
    const bases = changes.flatMap(({ review }) => review.verdicts.flatMap(({ change }) => change?.base ?? []));
    for (const stat of await statObjects(this.#git, [...new Set(bases)], this.#options))
      if (stat !== null && stat.type !== "commit") this.#others.add(stat.oid);
    const needed = changes.filter(({ review, onto, tip }) =>
      review.verdicts.some(({ head, change }) => change !== undefined && (head !== tip || change.base !== onto)),
    );
    const landed = needed.map(({ onto, tip }): CommitPair => [onto, tip]);
    const given = needed.flatMap(({ review }) =>
      review.verdicts.flatMap(({ head, change }): CommitPair[] =>
        change === undefined || !isOid(head) ? [] : [[change.base, head]],
      ),
    );
    const pairs = [...new Map([...landed, ...given].map((pair) => [pair.join(" "), pair])).values()];
    for (const [index, files] of (await changedFiles(this.#git, pairs, this.#options)).entries()) {
      const pair = pairs[index];
      if (files !== null && pair !== undefined) this.#contents.set(pair.join(" "), hashOf(contentsOf(files)));
    }
  }

  /**
   * Returns the verdicts on a change, without plain comments. With `isCompared`, git is asked how the change differs from that of
   * an approval where the record does not say that it is the same: several processes.
   */
  async verdictsOn(change: LandedChange, isCompared: boolean): Promise<readonly LandedVerdict[]> {
    const verdicts = change.review.verdicts.filter(({ verdict }) => verdict !== "comment");
    return Promise.all(
      verdicts.map(async (verdict): Promise<LandedVerdict> => {
        const signature = await this.#signatureOf(change, verdict);
        const given = await this.#givenChange(change, verdict);
        const obstacle = await this.#obstacle(change, verdict, given, signature);
        const recorded = await this.#recordedKind(change, verdict, given);
        const mayCompare = isCompared && obstacle === null;
        const kind = recorded ?? (mayCompare ? await this.#comparedKind(change, verdict, given) : null);
        const isSame = kind !== null && isCarried({ kind });
        const uncovered = obstacle === null && isSame ? await this.#uncovered(change, given) : COVERS_ALL;
        return {
          verdict,
          kind,
          signature,
          obstacle: obstacle ?? (isSame ? null : OTHER_CHANGE[kind ?? "NOT_COMPARED"]),
          uncovered,
        };
      }),
    );
  }

  async #givenChange({ review }: LandedChange, verdict: DerivedVerdict): Promise<GivenChange> {
    const { base, head } = namedEnds(review, verdict);
    const isKnown = base !== null && !this.#others.has(base) && (await this.#graph.isAncestor(base, head));
    return isKnown ? { base, head, commits: this.#graph.between(base, head) } : { base: null, head, commits: [] };
  }

  #signatureOf({ review }: LandedChange, { commentId }: DerivedVerdict): Promise<VerdictSignature | null> {
    const key = `${review.revision} ${commentId}`;
    const known = this.#signatures.get(key);
    if (known !== undefined) return known;
    const thread = review.threads.find(({ root }) => root.item.id === commentId);
    const { allowedSigners } = this.#rules;
    const options = { ...this.#options, allowedSigners };
    const found =
      thread === undefined ? Promise.resolve(null) : verdictSignature(this.#git, review.revision, thread.root, options);
    this.#signatures.set(key, found);
    return found;
  }

  /** Returns how a change differs from that of a verdict by ids and by the record; null if these do not say that it is the same. */
  async #recordedKind(
    { onto, tip, commits }: LandedChange,
    { change: record }: DerivedVerdict,
    given: GivenChange,
  ): Promise<ChangeSinceKind | null> {
    if (given.head === tip && given.base === onto) return "IDENTICAL";
    if (record === undefined || this.#others.has(record.base)) return null;
    const landed = this.#contents.get(`${onto} ${tip}`);
    // Its author can sign any record. What the approved commits change is computed where they are here.
    const approved = given.base === null ? record.contents : this.#contents.get(`${given.base} ${given.head}`);
    if (landed === undefined || landed !== approved) return null;
    const [before, now, ...made] = await readCommits(this.#git, [record.base, onto, ...commits], this.#options);
    if (before == null || before.tree !== now?.tree) return "TRIVIAL_REBASE";
    const messages = messagesIn(made);
    return messages !== null && hashOf(messages) === record.messages ? "IDENTICAL" : "MESSAGE_ONLY";
  }

  async #comparedKind(
    { onto, tip }: LandedChange,
    { change: record }: DerivedVerdict,
    { base, head }: GivenChange,
  ): Promise<ChangeSinceKind | null> {
    if (base === null && record === undefined) return null;
    const landed = { head: tip, base: onto, kind: "commits" } as const;
    // The commits may be gone; then, and only then, the record is compared.
    const given = { head, base: base ?? record?.base ?? null, kind: "commits" } as const;
    if (given.base !== null && this.#others.has(given.base)) return null;
    // If it fails, the result says that it is not compared.
    const change = await changeSince(this.#git, given, landed, {
      ...this.#options,
      record: base === null ? record : undefined,
    }).catch(fallback(null));
    return change?.kind ?? null;
  }

  /**
   * Finds the commits that an approval does not cover though it is for the change as a whole: one may add what the next one removes.
   * It covers the commits that it was given for; else the one that is the whole change; else those that leave each file as some
   * commit of the approved change left it. A commit on top of those that were approved was added after the approval.
   */
  async #uncovered({ onto, tip, commits }: LandedChange, given: GivenChange): Promise<ReadonlyMap<Oid, string>> {
    const isGiven = new Set(given.commits);
    const others = commits.filter((oid) => !isGiven.has(oid) && !(oid === tip && this.#isWhole(onto, oid)));
    if (others.length === 0 || this.#rules.carryOverAddedCommits) return COVERS_ALL;
    const pairOf = (oid: Oid): readonly CommitPair[] =>
      this.#graph
        .parentsOf(oid)
        .slice(0, 1)
        .map((one) => [one, oid]);
    const known = await changedFiles(this.#git, [[onto, tip], ...given.commits.flatMap(pairOf)], this.#options);
    const versions = new Set(known.flatMap((files) => files?.flatMap(versionsOf) ?? []));
    const mayBeEmpty = known.slice(1).some((files) => files?.length === 0);
    const pairs = others.map((oid): CommitPair => [this.#graph.parentsOf(oid)[0] ?? oid, oid]);
    const changed = await changedFiles(this.#git, pairs, this.#options);
    const added = new Set([given.head]);
    const uncovered = new Map<Oid, string>();
    for (const oid of others.toReversed()) {
      const parents = this.#graph.parentsOf(oid);
      const isAdded = parents.some((parent) => added.has(parent));
      if (isAdded) added.add(oid);
      const files = changed[others.indexOf(oid)] ?? null;
      const reason = isAdded ? ADDED : parents.length > 1 ? REMERGED : newVersion(files, versions, mayBeEmpty);
      if (reason !== null) uncovered.set(oid, reason);
    }
    return uncovered;
  }

  /** Returns why a verdict is no approval, whatever landed. */
  async #obstacle(
    landed: LandedChange,
    verdict: DerivedVerdict,
    given: GivenChange,
    signature: VerdictSignature | null,
  ): Promise<string | null> {
    const { review } = landed;
    const { by, isActive, isImported, change } = verdict;
    if (verdict.verdict !== "approve") return "no approval";
    if (landed.isPartial) return PARTIAL;
    if (!isActive) return "cancelled";
    if (review.state === "ABANDONED") return "in an abandoned review";
    if (isImported) return "imported, so nobody knows who gave it";
    if (isWithdrawn(review, verdict)) return "given before the same person requested changes";
    if (by.email === "" || (await this.#isOwnWork(landed, by.email, given, signature))) return OWN_WORK;
    if (signature?.state === "INVALID") return "its signature is not valid";
    const against = ruleAgainst({ verdict, signature }, this.#rules, this.#rules.now);
    if (against !== null) return against;
    if (this.#rules.allowsUnsigned) return null;
    if (signature === null) return NOT_SIGNED;
    if (signature.state !== "VALID") return NOT_VERIFIED;
    return change === undefined ? "signed without the base of the change" : null;
  }

  /** Returns true if a person, or the owner of the key of a verdict under any name, made the change, unless the rules let them approve it. */
  async #isOwnWork(
    { review, onto, tip, commits }: LandedChange,
    email: string,
    given: GivenChange,
    signature: VerdictSignature | null,
  ): Promise<boolean> {
    if (this.#rules.authorsMayApprove) return false;
    const reviewed = new Set(given.commits.length > 0 ? given.commits : commits);
    const remade = commits.filter((oid) => !reviewed.has(oid) && !(oid === tip && this.#isWhole(onto, oid)));
    const own = await readOwnWork(this.#git, review, { reviewed: [...reviewed], remade }, this.#options);
    const names = [email, ...(signature?.identities ?? [])];
    return names.some((name) => own.has(name)) || own.keys.has(signature?.key?.split(" ").at(-1) ?? "");
  }

  #isWhole(onto: Oid, oid: Oid): boolean {
    return this.#graph.parentsOf(oid)[0] === onto;
  }
}

/**
 * Returns true if the person requested changes after an approval, or objected in its thread. An unsigned line may delete or resolve that,
 * but it does not bring the approval back.
 */
function isWithdrawn({ threads }: IndexedReview, { by, commentId }: DerivedVerdict): boolean {
  const given = threads.find(({ root }) => root.item.id === commentId);
  const email = by.email.toLowerCase();
  const isObjection = ({ item, history }: DerivedComment): boolean =>
    item.author.toLowerCase() === email &&
    history.some(({ resolved }) => resolved === false) &&
    (given === undefined || compareMoments(item, given.root.item) > 0);
  return (
    given === undefined ||
    given.comments.some(isObjection) ||
    threads.some(({ isVerdict, root }) => isVerdict && isObjection(root))
  );
}

const NOT_SIGNED = "not signed";
const NOT_VERIFIED = "its signature could not be verified";
const OWN_WORK = "by somebody who wrote, requested or signed the change";
const PARTIAL = "for a change of which only a part is in the range";
/** The reason of a commit on top of those that an approval was given for. */
export const ADDED = "added after the approval";
const REMERGED = "a merge that the approved change does not have";

const SAME = "for the same change";
const OTHER_CHANGE: Readonly<Record<ChangeSinceKind | "NOT_COMPARED", string>> = {
  IDENTICAL: SAME,
  MESSAGE_ONLY: SAME,
  TRIVIAL_REBASE: SAME,
  BASE_DRIFT: "for the same edits, but on other contents of the same files",
  CHANGED: "for another change",
  NOT_COMPARED: "not known to be for this change",
};

/** Returns what to do about an obstacle, or about a review without an approval: a sentence or two. */
export function nextStep(obstacle: string | null, review: Oid): string {
  const approve = `\`galley approve ${review.slice(0, 12)} --sign\``;
  switch (obstacle) {
    case NOT_SIGNED:
      return `Have it signed with ${approve}, or count approvals without a signature with --allow-unsigned of galley verify or galley hook install.`;
    case NOT_VERIFIED:
      return "Add the key to .galley/allowed_signers of the target or to the file of gpg.ssh.allowedSignersFile, or name another file with --allowed-signers.";
    case PARTIAL:
      return "Verify a range that has all of the change, up to its last commit.";
    case OWN_WORK:
      return `Ask somebody else to run ${approve}, let an agent commit and request with a user.email of its own, or set authorsMayApprove to true in .galley/review.json of the target.`;
    default:
      return `Ask somebody who did not write it to read it as it is and to run ${approve}.`;
  }
}
