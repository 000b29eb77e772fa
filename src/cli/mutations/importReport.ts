import { counted } from "../output/format.ts";
import { randomUUID } from "node:crypto";
import { inLine } from "#contract/untrustedText.ts";
import type { importReport_report$data } from "#generated/importReport_report.graphql.ts";
import type { importReportMutation } from "#generated/importReportMutation.graphql.ts";
import type { GivenOptions } from "../arguments/Command.ts";
import { fieldsOf, type Galley, graphql, nonNull } from "../client/Galley.ts";

export const importReportFields = graphql`
  fragment importReport_report on ImportedReport @throwOnFieldError {
    tool
    commitOid
    isUncommitted
    errors
    warnings
    notes
    coveredFiles
    outsideCount
    outside
    isCheck
    outcome
    details
  }
`;

const IMPORT = graphql`
  mutation importReportMutation($input: ImportReportInput!) {
    importReport(input: $input) {
      problem {
        code
        message
      }
      reports {
        ...importReport_report
      }
    }
  }
`;

export type ImportedReport = importReport_report$data;

/** Imports a report in this process: a server takes no request of that size. `given` are the REPORT_OPTIONS. */
export async function importReport(
  galley: Galley,
  report: string,
  folder: string | null,
  given: GivenOptions,
): Promise<readonly ImportedReport[]> {
  const [revision, name, pathPrefix] = ["commit", "name", "path-prefix"].map((one) => given.optionalText(one) ?? null);
  const variables = (slug: string) => ({
    input: { key: randomUUID(), slug, report, folder, revision, name, pathPrefix },
  });
  const { importReport: imported } = await galley.executeHere<importReportMutation>(IMPORT, variables);
  return nonNull(imported?.reports).map((one) => fieldsOf<ImportedReport>(one));
}

export function reportText(report: ImportedReport): string {
  const { tool, commitOid, isUncommitted, errors, warnings, notes, coveredFiles, isCheck, outcome, details } = report;
  const counts = [counted(errors, "error"), counted(warnings, "warning"), counted(notes, "note")];
  const found = coveredFiles == null ? counts.join(", ") : `coverage of ${counted(coveredFiles, "file")}`;
  const check = isCheck ? `; check: ${outcome}` : outcome === "unknown" ? "; outcome unknown" : "";
  const more = details.length === 0 ? "" : `. ${inLine(details.join(" "))}`;
  return `${inLine(tool)} on ${isUncommitted ? "uncommitted work" : commitOid.slice(0, 12)}: ${found}${check}${more}`;
}

/** Says which paths are not those of one file of the commit; null if there are none. */
export function outsideText({ outside, outsideCount }: ImportedReport): string | null {
  if (outsideCount === 0) return null;
  const names = outside.map(inLine).join(", ");
  const more = outsideCount > outside.length ? ` and ${outsideCount - outside.length} more` : "";
  return `${counted(outsideCount, "path")} of the report ${outsideCount === 1 ? "names" : "name"} no file of this commit, or several: ${names}${more}`;
}
