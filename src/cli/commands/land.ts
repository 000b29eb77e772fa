import { randomUUID } from "node:crypto";
import type { landMutation } from "#generated/landMutation.graphql.ts";
import type { landQuery, LandingMethod } from "#generated/landQuery.graphql.ts";
import type { landUndoMutation } from "#generated/landUndoMutation.graphql.ts";
import { type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import { type Galley, graphql, nonNull } from "../client/Galley.ts";
import { counted } from "../output/format.ts";
import { findReview } from "../reviews/findReview.ts";
import { type Outcome, readable } from "./CommandResult.ts";

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
          obstacles
          unmet
          branchObstacle
          commands
          stackedReviews {
            title
          }
        }
      }
    }
  }
`;

const LAND = graphql`
  mutation landMutation($input: LandReviewInput!) {
    landReview(input: $input) {
      problem {
        code
        message
      }
      review {
        state
      }
    }
  }
`;

const UNDO = graphql`
  mutation landUndoMutation($input: UndoLandingInput!) {
    undoLanding(input: $input) {
      problem {
        code
        message
      }
      review {
        state
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
  const { repository } = await galley.execute<landQuery>(PREVIEW, (slug) => ({ slug, name, method, layer }));
  const found = repository.findReview;
  const override = optionText(command, "override") ?? null;
  const deleteBranch = command.options["delete-branch"] === true;
  if (command.options["yes"] !== true) return preview(found, { message, override, deleteBranch });
  const { targetOid, headOid, commitsLeft } = found.landing;
  const options = { message, override, deleteBranch, layer };
  const input = { key: randomUUID(), review: found.id, method, headOid, targetOid, ...options };
  const answer = await galley.execute<landMutation>(LAND, () => ({ input }));
  nonNull(answer.landReview?.review);
  if (commitsLeft === 0) return readable(`Landed ${found.title} on ${branchOf(found)}.\n`);
  return readable(`Landed a part of ${found.title} on ${branchOf(found)}. ${leftText(commitsLeft)}\n`);
}

function leftText(count: number): string {
  return `${counted(count, "commit stays", "commits stay")} under review.`;
}

async function undo(galley: Galley, name: string): Promise<Outcome> {
  const review = await findReview(galley, name);
  const input = { key: randomUUID(), review: review.id };
  nonNull((await galley.execute<landUndoMutation>(UNDO, () => ({ input }))).undoLanding?.review);
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

function preview(found: Landed, { message, override, deleteBranch }: LandOptions): Outcome {
  const { commitCount, commitsLeft, unmet, branchObstacle, commands, stackedReviews } = found.landing;
  const ofBranch = deleteBranch && branchObstacle !== null ? [branchObstacle] : [];
  const obstacles = [...found.landing.obstacles, ...ofBranch];
  const canLand = obstacles.length === 0 && (unmet.length === 0 || override !== null);
  const commits = counted(commitCount, "commit");
  const text = message === "" ? found.landing.message : message;
  const lines = [
    `${found.title}, into ${branchOf(found)}`,
    ...obstacles,
    ...unmet,
    ...(unmet.length > 0 && override === null ? ["Settle that, or give a reason with --override."] : []),
    ...(canLand ? [`${branchOf(found)} gets ${commits}.`] : []),
    ...(canLand
      ? stackedReviews.map(({ title }) => `${title}, which is stacked on it, will target ${branchOf(found)}.`)
      : []),
    ...(canLand && commitsLeft > 0 ? [leftText(commitsLeft)] : []),
    ...(canLand && deleteBranch ? ["The branch of the review is deleted."] : []),
    ...(canLand && text !== "" ? ["", ...text.split("\n").map((line) => `    ${line}`.trimEnd())] : []),
    "",
    "The same with git:",
    ...commands.map((line) => `    ${line}`),
    ...(canLand ? ["", "Nothing was changed. Add --yes to land it."] : []),
  ];
  return readable(`${lines.join("\n")}\n`, canLand ? 0 : 2);
}
