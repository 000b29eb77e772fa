import { randomUUID } from "node:crypto";
import type { landQuery, LandingMethod } from "#generated/landQuery.graphql.ts";
import land from "#generated/useLandingMutation.graphql.ts";
import type { useLandingMutation } from "#generated/useLandingMutation.graphql.ts";
import undoLanding from "#generated/useLandingUndoMutation.graphql.ts";
import type { useLandingUndoMutation } from "#generated/useLandingUndoMutation.graphql.ts";
import { type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import { type Galley, graphql, nonNull } from "../client/Galley.ts";
import { counted } from "../output/format.ts";
import { findReview } from "../reviews/findReview.ts";
import { list, NUMBER, orNull, reportOf, TEXT, YES_OR_NO } from "../output/jsonSchema.ts";
import { asJson, type Outcome, readable } from "./CommandResult.ts";

const PREVIEW = graphql`
  query landQuery($slug: String!, $name: String, $method: LandingMethod!, $layer: String) @throwOnFieldError {
    repository(slug: $slug) {
      findReview(name: $name, refreshed: true) {
        id
        title
        targetRef
        landing(method: $method, layer: $layer) {
          commitsLeft
          targetOid
          headOid
          commitCount
          message
          author
          notices
          obstacles
          differences
          unmet
          branchObstacle
          stackedReviews {
            title
          }
        }
      }
    }
  }
`;

type Landed = landQuery["response"]["repository"]["findReview"];

const METHODS: Readonly<Record<string, LandingMethod>> = {
  "fast-forward": "FAST_FORWARD",
  merge: "MERGE",
  squash: "SQUASH",
  rebase: "REBASE",
};

const BRANCHES = /^refs\/heads\//u;

/**
 * Lands a review, or with no --yes shows what that would do; with --undo, undoes the landing. Exits with 2 if it cannot be
 * landed as it is.
 */
export async function landCommand(galley: Galley, command: ParsedCommand, message: string): Promise<Outcome> {
  if (command.options["undo"] === true) return undo(galley, command.positionals[0] ?? "HEAD");
  const method = METHODS[optionText(command, "method") ?? "merge"] ?? "MERGE";
  const name = command.positionals[0] ?? null;
  const layer = optionText(command, "layer") ?? null;
  const { repository } = await galley.execute<landQuery>(PREVIEW, { name, method, layer });
  const found = repository.findReview;
  const override = optionText(command, "override") ?? null;
  const deleteBranch = command.options["delete-branch"] === true;
  const isJson = optionText(command, "format") === "json";
  const options = { message, override, deleteBranch };
  const report = LANDING.of({ ...found, options, isLanded: command.options["yes"] === true });
  if (command.options["yes"] !== true) {
    const code = report.canLand ? 0 : 2;
    return isJson ? asJson(report, code) : readable(previewText(report, options), code);
  }
  const { targetOid, headOid } = found.landing;
  const input = { key: randomUUID(), review: found.id, method, headOid, targetOid, layer, ...options };
  const answer = await galley.execute<useLandingMutation>(land, { input });
  nonNull(answer.landReview?.review);
  if (isJson) return asJson(report);
  const { title, target, commitsLeft, notices } = report;
  const done =
    commitsLeft === 0
      ? `Landed ${title} on ${target}.`
      : `Landed a part of ${title} on ${target}. ${leftText(commitsLeft)}`;
  return readable([done, ...notices, ""].join("\n"));
}

function leftText(count: number): string {
  return `${counted(count, "commit stays", "commits stay")} under review.`;
}

async function undo(galley: Galley, name: string): Promise<Outcome> {
  const review = await findReview(galley, name);
  const input = { key: randomUUID(), review: review.id };
  nonNull((await galley.execute<useLandingUndoMutation>(undoLanding, { input })).undoLanding?.review);
  const branch = branchOf(review);
  return readable(`Undid the landing of ${review.title}: ${branch} is where it was before, and the review is open.\n`);
}

function branchOf({ targetRef }: Pick<Landed, "targetRef">): string {
  return (targetRef ?? "").replace(BRANCHES, "");
}

interface LandOptions {
  readonly message: string;
  readonly override: string | null;
  readonly deleteBranch: boolean;
}

/** The result that landing has or would have, for programs and for the text that people read. */
const LANDING = reportOf<Landed & { readonly options: LandOptions; readonly isLanded: boolean }>()({
  title: [TEXT, ({ title }) => title],
  target: [TEXT, branchOf],
  isLanded: [YES_OR_NO, ({ isLanded }) => isLanded],
  canLand: [
    YES_OR_NO,
    ({ landing, options }) =>
      obstaclesOf(landing, options).length === 0 && (landing.unmet.length === 0 || options.override !== null),
  ],
  commits: [NUMBER, ({ landing }) => landing.commitCount],
  commitsLeft: [NUMBER, ({ landing }) => landing.commitsLeft],
  message: [TEXT, ({ landing, options }) => (options.message === "" ? landing.message : options.message)],
  author: [orNull(TEXT), ({ landing }) => landing.author ?? null],
  stackedReviews: [list(TEXT), ({ landing }) => landing.stackedReviews.map(({ title }) => title)],
  notices: [list(TEXT), ({ landing }) => landing.notices],
  obstacles: [list(TEXT), ({ landing, options }) => obstaclesOf(landing, options)],
  differences: [list(TEXT), ({ landing }) => landing.differences],
  unmet: [list(TEXT), ({ landing }) => landing.unmet],
});

export const landSchema = LANDING.schema;

function obstaclesOf({ obstacles, branchObstacle }: Landed["landing"], { deleteBranch }: LandOptions) {
  return deleteBranch && branchObstacle != null ? [...obstacles, branchObstacle] : obstacles;
}

function previewText(
  report: ReturnType<typeof LANDING.of>,
  { override, deleteBranch }: Pick<LandOptions, "override" | "deleteBranch">,
): string {
  const { title, target, canLand, commits, commitsLeft, message, author, stackedReviews, unmet } = report;
  const ifLanded = [
    `${target} gets ${counted(commits, "commit")}.`,
    ...report.notices,
    ...stackedReviews.map((stacked) => `${stacked}, which is stacked on it, will target ${target}.`),
    ...(commitsLeft > 0 ? [leftText(commitsLeft)] : []),
    ...(deleteBranch ? ["The branch of the review is deleted."] : []),
    ...(author === null ? [] : [`The author is ${author}.`]),
    ...(message === "" ? [] : ["", ...message.split("\n").map((line) => `    ${line}`.trimEnd())]),
  ];
  const lines = [
    `${title}, into ${target}`,
    ...report.obstacles,
    ...report.differences.map((difference) => `    ${difference}`),
    ...unmet,
    ...(unmet.length > 0 && override === null ? ["Do that, or give a reason with --override."] : []),
    ...(canLand ? ifLanded : []),
    ...(canLand ? ["", "Nothing was changed. Add --yes to land it."] : []),
  ];
  return `${lines.join("\n")}\n`;
}
