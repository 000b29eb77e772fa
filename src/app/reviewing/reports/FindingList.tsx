import { type ReactNode, useMemo, useState } from "react";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { counted, displayPath, formatCount, visibleText } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import type { FoundReports, Finding, Severity } from "./useReports.ts";
import { SeverityIcon } from "./FindingBox.tsx";

const TEXT = {
  filter: "Filter by text, rule or path",
  severities: {
    error: "error",
    warning: "warning",
    note: "note",
  },
} as const;

/** More rows take the browser too long, and nobody reads them. */
const ROWS_MAX = 500;
const ORDER: readonly Severity[] = ["error", "warning", "note"];

interface Props {
  readonly open: boolean;
  readonly reports: FoundReports;
  /** The coverage of all changed lines. */
  readonly coverage: string | null;
  /** In the order of the files on screen. */
  readonly findings: readonly Finding[];
  readonly isAll: boolean;
  readonly onAll: (isAll: boolean) => void;
  /** The number of findings that the viewer dismissed, and true if they are shown. */
  readonly dismissedCount: number;
  readonly isDismissedShown: boolean;
  readonly onDismissedShown: (isShown: boolean) => void;
  readonly onRestore: (finding: Finding) => void;
  /** True for the path of a file that the change shows. */
  readonly isShown: (path: string) => boolean;
  readonly addressOf: (path: string) => string;
  readonly onGo: (finding: Finding) => void;
  readonly onClose: () => void;
}

/** The findings of a change by tool and severity. */
export function FindingList(props: Props): ReactNode {
  const { open, reports, findings, isAll, onAll, onClose } = props;
  const [filter, setFilter] = useState("");
  const matching = useMemo(() => findings.filter((finding) => isAbout(finding, filter)), [findings, filter]);
  const shown = matching.slice(0, ROWS_MAX);
  const empty = findings.length === 0 ? "This change brought in no findings." : "No findings match.";
  return (
    <Dialog open={open} onClose={onClose} title="Findings" size="large">
      <div className="FindingList">
        <TextField label={TEXT.filter} labelHidden placeholder={TEXT.filter} value={filter} onChange={setFilter} />
        <label className="FindingList-all row baseline gap-2">
          <input type="checkbox" checked={isAll} onChange={({ currentTarget }) => onAll(currentTarget.checked)} />
          {`Show all ${formatCount(reports.totalCount)}, not only what this change brought in`}
        </label>
        {props.dismissedCount > 0 && (
          <label className="FindingList-all row baseline gap-2">
            <input
              type="checkbox"
              checked={props.isDismissedShown}
              onChange={({ currentTarget }) => props.onDismissedShown(currentTarget.checked)}
            />
            {`Show dismissed (${formatCount(props.dismissedCount)})`}
          </label>
        )}
        {props.coverage !== null && <p className="FindingList-note muted">{props.coverage}</p>}
        {matching.length === 0 && <p>{empty}</p>}
        {reports.reports.map((report) => {
          const own = matching.filter(({ tool }) => tool === report.tool);
          const source = report.isExact
            ? "for these files"
            : `for ${report.isUncommitted ? "uncommitted work" : `commit ${report.commitOid.slice(0, 10)}`}, lines followed from there`;
          const notes = [source];
          if (own.length > 0) notes.push(report.hasBaseline ? "new: not in the base" : "new: on changed lines");
          if (report.lostCount > 0)
            notes.push(
              `${counted(report.lostCount, "finding is", "findings are")} left out because the lines have changed`,
            );
          return (
            <section key={report.tool} className="FindingList-tool" aria-label={visibleText(report.tool)}>
              <h3>
                {visibleText(report.tool)}{" "}
                <span className="FindingList-note muted">
                  {notes.join("; ")}
                  {report.reason !== null && `. ${visibleText(report.reason)}`}
                </span>
              </h3>
              {ORDER.map((severity) => {
                const count = own.filter((one) => one.severity === severity).length;
                const rows = shown.filter((one) => one.tool === report.tool && one.severity === severity);
                if (rows.length === 0) return null;
                return (
                  <div key={severity}>
                    <h4>{counted(count, TEXT.severities[severity])}</h4>
                    <ul>
                      {rows.map((finding) => (
                        <li key={finding.index}>
                          <Row finding={finding} {...props} />
                          {finding.dismissed !== null && (
                            <p className="FindingList-note muted">
                              {visibleText(`Dismissed: ${finding.dismissed}`)}{" "}
                              <Button size="small" onClick={() => props.onRestore(finding)}>
                                Restore
                              </Button>
                            </p>
                          )}
                        </li>
                      ))}
                    </ul>
                  </div>
                );
              })}
            </section>
          );
        })}
        {matching.length > shown.length && (
          <p>{formatCount(matching.length - shown.length)} more. Filter the list to see them.</p>
        )}
      </div>
    </Dialog>
  );
}

function isAbout({ message, rule, path }: Finding, filter: string): boolean {
  const wanted = filter.trim().toLowerCase();
  return wanted === "" || `${path ?? ""}\n${rule}\n${message}`.toLowerCase().includes(wanted);
}

function Row({ finding, isShown, addressOf, onGo }: Props & { readonly finding: Finding }): ReactNode {
  const { path, line, rule, message, severity } = finding;
  const place = path === null ? "" : `${displayPath(path)}${line === 0 ? "" : `:${line}`}`;
  const [first = ""] = message.split("\n");
  const content = (
    <>
      <SeverityIcon severity={severity} />
      <span className="FindingList-text long-words">{visibleText(first)}</span>
      <span className="FindingList-place muted long-words">
        {[place, visibleText(rule)].filter((part) => part !== "").join(" · ")}
      </span>
    </>
  );
  if (path === null) return <span className="FindingList-row gap-x-2">{content}</span>;
  if (isShown(path))
    return (
      <button type="button" className="FindingList-row gap-x-2" onClick={() => onGo(finding)}>
        {content}
      </button>
    );
  return (
    <Link className="FindingList-row gap-x-2" to={addressOf(path)}>
      {content}
    </Link>
  );
}
