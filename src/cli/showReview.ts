import type { ReviewRoom } from "#server/reviews/ReviewRoom.ts";
import { chooseReview } from "./chooseReview.ts";
import { inLine } from "./inLine.ts";
import { jsonText } from "./jsonText.ts";
import type { Outcome } from "./Outcome.ts";
import { optionText } from "./optionText.ts";
import type { AskedVerb } from "./parseVerb.ts";
import { reviewReport, type ReviewReport } from "./reviewReport.ts";

const WORDS = { approve: "approved", reject: "asked for changes", comment: "commented" } as const;

/** Shows what a review is about and who said what of the whole of it. */
export async function showReview(room: ReviewRoom, asked: AskedVerb): Promise<Outcome> {
  const report = reviewReport(await chooseReview(room, asked.places[0]));
  const isJson = optionText(asked, "format") === "json";
  return { text: isJson ? `${jsonText(report)}\n` : reviewText(report), isExact: isJson, code: 0 };
}

function reviewText(report: ReviewReport): string {
  const { id, title, description, state, branch, target, patchSets, verdicts, reviewers, turn } = report;
  const last = patchSets.at(-1);
  const rows = [
    `Review ${id.slice(0, 12)}, ${state.toLowerCase().replace("_", " ")}${report.private ? ", yours alone" : ""}`,
    `By ${report.author}${reviewers.length > 0 ? `, asked of ${reviewers.join(", ")}` : ""}`,
    `${branch ?? last?.head.slice(0, 12) ?? "nothing"} to ${target}, patch set ${last?.number ?? 0}`,
    `${report.openThreads} open of ${report.comments} remarks and answers`,
    ...(turn.length > 0 ? [`The turn of ${turn.join(", ")}`] : []),
    ...verdicts.map(
      ({ by, verdict, at, stands, patchSet }) =>
        `${by.name ?? by.email} ${WORDS[verdict]}${patchSet === null ? "" : ` of patch set ${patchSet}`}, ${at}${stands ? "" : ", taken back"}`,
    ),
  ];
  const list = rows.map((row) => `- ${inLine(row)}`).join("\n");
  return `# ${inLine(title)}\n\n${list}\n${description === "" ? "" : `\n${quoted(description.trimEnd())}\n`}`;
}

/** What people wrote is quoted, so that none of it passes for Galley's own words. */
function quoted(text: string): string {
  return text
    .split(/\r?\n/u)
    .map((line) => (line === "" ? ">" : `> ${line}`))
    .join("\n");
}
