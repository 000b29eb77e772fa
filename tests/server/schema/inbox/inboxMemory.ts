import type { Repository } from "#server/git/Repository.ts";
import type { TempRepo } from "#tests/helpers/tempRepo.ts";

export type Who = "ada" | "agent" | "bob";
export type Row = readonly [list: string, title: string, reason: string, since: number];

/** The script's memory of one review. */
export interface Review {
  readonly id: string;
  readonly by: "ada" | "bob";
  readonly asked: "ada" | "bob" | null;
  readonly threads: { readonly id: string; isOpen: boolean; readonly entries: { who: Who; at: number }[] }[];
  readonly verdicts: Map<"ada" | "bob", { is: "approve" | "reject"; at: number; edition: number }>;
  readonly pushes: { head: string; at: number }[];
  readonly visits: Map<string, number>;
  clash: boolean;
  /** Counts the changes of its content, but for rebases that change nothing. */
  edition: number;
}

/** One line of work: the branch of an agent's work tree, or a branch of Bob. */
export interface Task {
  readonly world: World;
  readonly agent: string | null;
  readonly dir: string;
  branch: string;
  file: string;
  commits: number;
  changedAt: number;
  dirty: number;
  review: Review | null;
  number: number;
}

export interface World {
  readonly repo: TempRepo;
  git: Repository;
  mainAt: number;
  readonly tasks: Task[];
}

export const isApproved = ({ verdicts }: Review): boolean => {
  const all = [...verdicts.values()].map(({ is }) => is);
  return all.includes("approve") && !all.includes("reject");
};

/** Returns true if no approval is of what is there now. */
const hasLapsed = (review: Review): boolean =>
  isApproved(review) &&
  [...review.verdicts.values()].every(({ is, edition }) => is !== "approve" || edition !== review.edition);

const many = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
const newest = (...times: readonly number[]): number => Math.max(0, ...times);

/** The row that Ada should see for a task, from the memory of the script alone; null if none. */
export function expectedRow({ world, review, agent, branch, commits, dirty, changedAt }: Task): Row | null {
  if (review === null) {
    const parts = [
      ...(commits > 0 ? [`${many(commits, "commit")} ahead of main`] : []),
      ...(dirty > 0 ? [many(dirty, "uncommitted file")] : []),
    ];
    return parts.length === 0 ? null : ["FOR_REVIEW", branch, `${parts.join(" and ")}, never reviewed`, changedAt];
  }
  const [list, reason, since] = review.by === "ada" ? ownRow(review, agent ?? "", world) : bobsRow(review);
  const beside = dirty > 0 ? `, and ${many(dirty, "uncommitted file")}` : "";
  return [list, `Review of ${branch}`, `${reason}${beside}`, since];
}

const lastOf = (entries: Review["threads"][number]["entries"]) => entries.at(-1) ?? { who: "ada" as const, at: 0 };

function readRow({ pushes, visits, threads, verdicts }: Review): readonly [string, string, number] {
  const last = pushes.at(-1) ?? { head: "", at: 0 };
  const hers = threads.flatMap(({ entries }) => entries.filter(({ who }) => who === "ada"));
  const seenAt = newest(...visits.values(), verdicts.get("ada")?.at ?? 0, ...hers.map(({ at }) => at));
  if (seenAt === 0) return ["FOR_REVIEW", "New, never opened", last.at];
  const isNew = pushes.length > 1 && !visits.has(last.head) && last.at >= seenAt;
  const opened =
    pushes.length > 1 ? `Opened, patch set ${pushes.length} is not reviewed yet` : "Opened, not reviewed yet";
  return ["FOR_REVIEW", isNew ? `Patch set ${pushes.length} is new since your last visit` : opened, last.at];
}

function ownRow(review: Review, agent: string, { mainAt }: World): readonly [string, string, number] {
  const { threads, verdicts, clash, asked, pushes } = review;
  const [ada, bob] = [verdicts.get("ada"), verdicts.get("bob")];
  const open = threads.filter(({ isOpen }) => isOpen);
  const pushedAt = pushes.at(-1)?.at ?? 0;
  const ofBob = threads.flatMap(({ entries }) => entries.filter(({ who }) => who === "bob"));
  const bobAt = newest(bob?.at ?? 0, ...ofBob.map((one) => one.at));
  const takesPart = asked === "bob" || bobAt > 0;
  const adaAt = newest(
    ada?.at ?? 0,
    ...threads.flatMap(({ entries }) => entries.filter(({ who }) => who !== "bob")).map((one) => one.at),
  );
  if (isApproved(review) && !hasLapsed(review))
    return [
      "TO_FIX",
      clash ? "Approved, but main moved: it conflicts" : "Approved, not landed",
      newest(ada?.at ?? 0, bob?.at ?? 0, clash ? mainAt : 0),
    ];
  const waitsForAda = open.some(({ entries }) => lastOf(entries).who === "bob" && lastOf(entries).at >= pushedAt);
  const isAdasTurn = !takesPart || (bobAt >= newest(pushedAt, adaAt) && bobAt > 0) || waitsForAda;
  if (bob?.is === "reject" && isAdasTurn) return ["TO_FIX", "bob requested changes", bob.at];
  const isHers = ({ entries }: Review["threads"][number]): boolean => entries.some(({ who }) => who === "ada");
  const byAgent = open
    .filter((thread) => isHers(thread) && lastOf(thread.entries).who === "agent")
    .map(({ entries }) => lastOf(entries).at);
  if (byAgent.length > 0)
    return [
      "FOR_REVIEW",
      `${agent} answered ${byAgent.length === 1 ? "a comment of yours" : `${byAgent.length} of your comments`}`,
      newest(...byAgent),
    ];
  if (clash) return ["TO_FIX", "main moved: it conflicts", mainAt];
  const toAnswer = open.filter(
    ({ entries }) =>
      lastOf(entries).who === "bob" || (lastOf(entries).who === "agent" && entries.every(({ who }) => who === "agent")),
  );
  if (toAnswer.length > 0) {
    const names = new Set(toAnswer.map(({ entries }) => (lastOf(entries).who === "bob" ? "bob" : agent)));
    const waits = names.size > 1 ? "wait" : "waits";
    const reason = `${[...names].toSorted().join(" and ")} ${waits} for your answer to ${many(toAnswer.length, "comment")}`;
    return ["TO_FIX", reason, newest(...toAnswer.map(({ entries }) => lastOf(entries).at))];
  }
  const isLapsed = hasLapsed(review);
  if (isLapsed && bob?.is === "approve") return ["WAITING", "bob approved an older patch set", pushedAt];
  if (!isLapsed && takesPart && bobAt < newest(pushedAt, adaAt))
    return ["WAITING", "bob has not reviewed yet", pushedAt];
  if (!isLapsed && bobAt > 0) return ["TO_FIX", "bob commented", bobAt];
  const asks = open.filter(({ entries }) => lastOf(entries).who === "ada");
  const since = newest(ada?.at ?? 0, ...asks.map(({ entries }) => lastOf(entries).at));
  if (since === 0 || since < pushedAt) return readRow(review);
  return [
    "WAITING",
    asks.length === 0
      ? "Waits for the changes that you requested"
      : `Waits for an answer to ${many(asks.length, "comment")}`,
    since,
  ];
}

function bobsRow(review: Review): readonly [string, string, number] {
  const { threads, verdicts, pushes } = review;
  const ada = verdicts.get("ada");
  const open = threads.filter(({ isOpen }) => isOpen);
  if (isApproved(review) && !hasLapsed(review)) return ["WAITING", "Approved, bob has not landed it", ada?.at ?? 0];
  const answered = open.filter(
    ({ entries }) => lastOf(entries).who === "bob" && entries.some(({ who }) => who === "ada"),
  );
  if (answered.length > 0)
    return [
      "FOR_REVIEW",
      `bob answered ${answered.length === 1 ? "a comment of yours" : `${answered.length} of your comments`}`,
      newest(...answered.map(({ entries }) => lastOf(entries).at)),
    ];
  const entries = threads.flatMap((thread) => thread.entries);
  const bobAt = newest(pushes.at(-1)?.at ?? 0, ...entries.filter(({ who }) => who === "bob").map((one) => one.at));
  const adaAt = newest(ada?.at ?? 0, ...entries.filter(({ who }) => who === "ada").map((one) => one.at));
  const asks = open.filter((thread) => lastOf(thread.entries).who === "ada");
  const since = newest(ada?.is === "reject" ? ada.at : 0, ...asks.map((thread) => lastOf(thread.entries).at));
  if (hasLapsed(review) ? since < (pushes.at(-1)?.at ?? 0) : adaAt < bobAt) return readRow(review);
  if (since === 0) return ["WAITING", "Waits for bob", newest(bobAt, adaAt)];
  return [
    "WAITING",
    asks.length === 0
      ? "Waits for the changes that you requested"
      : `Waits for bob’s answer to ${many(asks.length, "comment")}`,
    since,
  ];
}
