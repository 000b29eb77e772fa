import { splitRange } from "#contract/pages.ts";
import { GalleyError } from "#contract/errors.ts";
import { readNumber } from "#contract/pageParams.ts";
import { inLine } from "#contract/untrustedText.ts";
import type { stackReport_layer$key } from "#generated/stackReport_layer.graphql.ts";
import type { stackQuery } from "#generated/stackQuery.graphql.ts";
import type { stackReviewQuery } from "#generated/stackReviewQuery.graphql.ts";
import { type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import { type Galley, graphql } from "../client/Galley.ts";
import { tableText } from "../output/format.ts";
import { LAYER, type LayerReport } from "../output/stackReport.ts";
import { asJson, type Outcome, readable } from "./CommandResult.ts";

const RANGE = graphql`
  query stackQuery($slug: String!, $base: String!, $head: String!, $older: String) @throwOnFieldError {
    repository(slug: $slug) {
      stack(base: $base, head: $head, older: $older) {
        ...stackReport_layer
      }
    }
  }
`;

const OF_REVIEW = graphql`
  query stackReviewQuery($slug: String!, $name: String, $from: Int) @throwOnFieldError {
    repository(slug: $slug) {
      findReview(name: $name, refreshed: true) {
        stack(from: $from) {
          ...stackReport_layer
        }
      }
    }
  }
`;

/** Lists the commits of a review or a range, lowest first, and with an older version what happened to each since. */
export async function stackCommand(galley: Galley, command: ParsedCommand): Promise<Outcome> {
  const [name] = command.positionals;
  const since = optionText(command, "since") ?? null;
  const isRange = name?.includes("..") === true;
  const layers = await (isRange ? layersOfRange(galley, name, since) : layersOfReview(galley, name, since));
  const reports = layers.map(LAYER.from);
  if (optionText(command, "format") === "json") return asJson(reports);
  return readable(reports.length === 0 ? "There are no commits in this range.\n" : tableText(reports.map(rowOf)));
}

async function layersOfRange(
  galley: Galley,
  range: string,
  older: string | null,
): Promise<readonly stackReport_layer$key[]> {
  const { base, head } = splitRange(range);
  const { repository } = await galley.execute<stackQuery>(RANGE, { base, head, older });
  return repository.stack;
}

async function layersOfReview(
  galley: Galley,
  name: string | undefined,
  since: string | null,
): Promise<readonly stackReport_layer$key[]> {
  const from = since === null ? null : readNumber(since);
  if (since !== null && from === null)
    throw new GalleyError("BAD_INPUT", `“${since}” is not the number of a patch set.`, {
      next: "Use a number as in `galley show`, or give a range of revisions: `galley stack main..topic --since topic@{1}`",
    });
  const { repository } = await galley.execute<stackReviewQuery>(OF_REVIEW, { name, from });
  return repository.findReview.stack;
}

function rowOf(report: LayerReport): readonly string[] {
  const { position, commit, subject, older, change } = report;
  const [first] = older;
  const name = subject ?? first?.subject ?? "";
  const oid = commit ?? first?.commit ?? "";
  const row = [position === null ? "-" : String(position), oid.slice(0, 10), inLine(name)];
  const state = stateText(report);
  return [...(change === null ? row : row.toSpliced(2, 0, changeText(report))), ...(state === "" ? [] : [state])];
}

const DID = { approve: "approved", reject: "changes requested", comment: "commented" } as const;

/** Says who approved a layer, and how many comments on it are open. */
function stateText({ verdicts, openThreads }: LayerReport): string {
  const given = verdicts.map(({ by, verdict, isHeld }) => {
    const what = `${DID[verdict]} by ${by.name ?? by.email}`;
    return inLine(isHeld ? what : `${what} before it changed`);
  });
  const open = openThreads === 0 ? [] : [`${openThreads} unresolved`];
  return [...given, ...open].join(", ");
}

function changeText({ change, older }: LayerReport): string {
  const olds = older.map(({ commit }) => commit.slice(0, 10));
  switch (change) {
    case "UNCERTAIN":
      return `uncertain: ${olds.join(" or ")}`;
    case "SAME":
    case "EDITED":
      return change.toLowerCase();
    default:
      return (change ?? "").toLowerCase();
  }
}
