import { inLine } from "#server/reviews/remarks/inLine.ts";
import type { ReviewReport } from "./reviewReport.ts";

const WORDS = { approve: "approved", reject: "asked for changes", comment: "commented" } as const;

/** Writes what a review is about as Markdown; what people wrote is quoted in it. */
export function reviewText(report: ReviewReport): string {
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
