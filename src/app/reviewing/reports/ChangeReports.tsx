import { ChecklistIcon } from "@primer/octicons-react";
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { DiffFile } from "#app/diff/patch/DiffFile.ts";
import type { DiffLayer } from "#app/diff/models/DiffLayer.ts";
import type { LineLocation } from "#app/diff/models/DiffLocation.ts";
import type { DiffReaderHandle } from "#app/diff/controller/ReaderView.ts";
import type { Slot } from "#app/diff/models/Slot.ts";
import { useAnnounce, useToast } from "#app/ui/Toaster.tsx";
import { Button } from "#app/ui/Button.tsx";
import { leaveFocus } from "#app/ui/focus.ts";
import { counted } from "#app/ui/format.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { type Finding, type FoundReports, useReports } from "./useReports.ts";
import { type DismissDecision, useDismiss } from "../mutations/useDismiss.ts";
import { coverageLayer, findingsLayer } from "./reportLayers.tsx";
import { FindingBox, commentOnFinding, dismissTheFinding, findingLabel } from "./FindingBox.tsx";
import { FindingList } from "./FindingList.tsx";
import "./reports.css";

const coverageText = (covered: number, measured: number): string =>
  `${covered} of ${counted(measured, "changed line")} covered`;
const DISMISS = '[data-action="dismissFinding"]';
const KEYS = { list: "g l", next: "g e", previous: "g Shift+E" } as const;

export interface ReaderReports {
  readonly slots: readonly Slot[];
  readonly layers: readonly DiffLayer[];
  /** Adds what is known of files to their headers. */
  readonly addChips: (files: readonly DiffFile[]) => readonly DiffFile[];
}

interface Props {
  readonly comparisonId: string;
  /** Changes when there are other reports. */
  readonly stamp: string;
  /** All files in the order in which they are shown. */
  readonly files: readonly DiffFile[];
  readonly reader: RefObject<DiffReaderHandle | null>;
  readonly onComment: ((location: Required<LineLocation>, text?: string) => void) | undefined;
  /** Returns the link to a file on the new side. */
  readonly addressOf: (path: string) => string;
  readonly onReports: (reports: ReaderReports) => void;
}

/** The findings and the coverage of a change: the button, the list, the keys, and what the reader shows at the lines. */
export function ChangeReports(props: Props): ReactNode {
  const { files, onReports } = props;
  const [isAll, setAll] = useState(false);
  const [isListOpen, setListOpen] = useState(false);
  const { reports, hasFailed, retry } = useReports(props.comparisonId, isAll, props.stamp);
  const [isDismissedShown, setDismissedShown] = useState(false);
  const all = useMemo(() => inOrder(reports?.findings ?? [], files), [reports, files]);
  const findings = useMemo(
    () => (isDismissedShown ? all : all.filter(({ dismissed }) => dismissed === null)),
    [all, isDismissedShown],
  );
  const paths = useMemo(() => new Set(files.map(({ key }) => key)), [files]);
  const { slots, setOpenIndex, go, step, dismiss } = useOpenFinding(props, { findings, paths }, retry, () =>
    setListOpen(false),
  );
  const has = reports !== null;
  useShortcut(KEYS.list, "List of findings", shortcutGroups.reader, () => setListOpen(true), { enabled: has });
  useShortcut(KEYS.next, "Next finding", shortcutGroups.reader, () => step(1), { enabled: has });
  useShortcut(KEYS.previous, "Previous finding", shortcutGroups.reader, () => step(-1), { enabled: has });
  const layers = useMemo(
    () => [coverageLayer(reports), findingsLayer(findings, setOpenIndex)],
    [reports, findings, setOpenIndex],
  );
  const addChips = useMemo(() => chipsFor(reports), [reports]);
  useEffect(() => onReports({ slots, layers, addChips }), [slots, layers, addChips, onReports]);
  const failure = hasFailed && (
    <>
      <span role="status">The findings could not be loaded.</span>
      <Button size="small" onClick={retry}>
        Load findings again
      </Button>
    </>
  );
  if (reports === null) return failure;
  const { covered, measured } = totalCoverage(reports);
  const newCount = reports.findings.filter(({ isNew, dismissed }) => isNew && dismissed === null).length;
  return (
    <>
      {failure}
      <Button
        size="small"
        icon={<ChecklistIcon />}
        hint="Show what tools found, by tool and severity"
        keys={KEYS.list}
        onClick={() => setListOpen(true)}
      >
        {counted(newCount, "finding")}
      </Button>
      {measured > 0 && (
        <span
          className="Reports-coverage nowrap"
          title="The changed lines that tests cover, of those that were measured"
        >
          {coverageText(covered, measured)}
        </span>
      )}
      <FindingList
        open={isListOpen}
        reports={reports}
        coverage={measured > 0 ? coverageText(covered, measured) : null}
        findings={findings}
        isAll={isAll}
        onAll={setAll}
        dismissedCount={all.filter(({ dismissed }) => dismissed !== null).length}
        isDismissedShown={isDismissedShown}
        onDismissedShown={setDismissedShown}
        onRestore={(finding) => void dismiss(finding, null)}
        isShown={(path) => paths.has(path)}
        addressOf={props.addressOf}
        onGo={go}
        onClose={() => setListOpen(false)}
      />
    </>
  );
}

/** The finding that is open at its line: what the reader shows of it, and what one can do with it and with others. */
function useOpenFinding(
  { comparisonId, reader, onComment }: Props,
  { findings, paths }: { readonly findings: readonly Finding[]; readonly paths: ReadonlySet<string> },
  retry: () => void,
  onGo: () => void,
) {
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const [dismissFinding, isUnderWay] = useDismiss();
  /** The last one that was gone to, from which the keys continue after it was closed. */
  const lastIndex = useRef<number | null>(null);
  const opened = openIndex === null ? undefined : findings.find(({ index }) => index === openIndex);
  const announce = useAnnounce();
  const toast = useToast();
  const close = useCallback(() => {
    if (opened?.path != null) reader.current?.goTo(placeOf(opened, opened.path));
    setOpenIndex(null);
  }, [opened, reader]);
  const comment = useCallback(
    (finding: Finding): void => {
      if (finding.path === null) return;
      leaveFocus(document.activeElement?.closest(".FindingBox") ?? null); // a field takes the focus only if nothing else has it
      setOpenIndex(null);
      const { tool, rule, message } = finding;
      const source = rule === "" ? tool : `${tool}: ${rule}`;
      onComment?.(placeOf(finding, finding.path), `${message}\n\n(${source})`);
    },
    [onComment],
  );
  const dismiss = useCallback(
    async ({ tool, rule, path, fingerprint }: Finding, decision: DismissDecision): Promise<string | null> => {
      const finding = { comparison: comparisonId, tool, rule, path, fingerprint };
      const reason = await dismissFinding({ finding }, decision);
      if (reason !== null) return reason;
      announce(decision === null ? "Finding restored." : "Finding dismissed.");
      if (decision !== null) close();
      retry();
      return null;
    },
    [comparisonId, dismissFinding, announce, close, retry],
  );
  const go = (finding: Finding): void => {
    onGo();
    setOpenIndex(finding.index);
    lastIndex.current = finding.index;
    if (finding.path !== null) reader.current?.goTo(placeOf(finding, finding.path));
    announce(findingLabel(finding));
  };
  const step = (direction: 1 | -1): void => {
    const placed = findings.filter(({ path }) => path !== null && paths.has(path));
    const last = openIndex ?? lastIndex.current;
    const at = placed.findIndex(({ index }) => index === last);
    const next = placed[(at + direction + placed.length + (at === -1 && direction === -1 ? 1 : 0)) % placed.length];
    if (next === undefined) toast({ text: "There are no findings in this change." });
    else go(next);
  };
  const canComment = onComment !== undefined && opened?.path != null && paths.has(opened.path);
  useShortcut(
    commentOnFinding.keys,
    commentOnFinding.label,
    shortcutGroups.review,
    () => opened !== undefined && comment(opened),
    { enabled: canComment },
  );
  useShortcut(
    dismissTheFinding.keys,
    dismissTheFinding.label,
    shortcutGroups.review,
    () => document.querySelector<HTMLElement>(DISMISS)?.click(),
    { enabled: opened !== undefined },
  );

  const slots = useMemo((): readonly Slot[] => {
    if (opened?.path == null) return [];
    const { path, line, endLine } = opened;
    // All findings of a line have one mark, so they open together.
    const together = findings.filter((one) => one.path === path && one.line === line);
    const content = together.map((finding) => (
      <FindingBox
        key={finding.index}
        finding={finding}
        takesFocus={finding === opened}
        onComment={canComment ? () => comment(finding) : undefined}
        onDismiss={(decision) => dismiss(finding, decision)}
        isUnderWay={isUnderWay}
        onClose={close}
      />
    ));
    const last = Math.max(line, endLine);
    return [{ key: `findings ${path}:${line}`, fileKey: path, side: "new", line: last, placement: "below", content }];
  }, [findings, opened, canComment, comment, close, dismiss, isUnderWay]);
  return { slots, setOpenIndex, go, step, dismiss };
}

function placeOf({ line, endLine }: Finding, key: string): Required<LineLocation> {
  return { key, side: "new", line, to: Math.max(line, endLine) };
}

/** Sorts findings by the order of the files on screen, then by line; those of no shown file are last. */
function inOrder(findings: readonly Finding[], files: readonly DiffFile[]): readonly Finding[] {
  const order = new Map(files.map(({ key }, index) => [key, index]));
  const rank = ({ path }: Finding): number => order.get(path ?? "") ?? files.length;
  return findings.toSorted((a, b) => rank(a) - rank(b) || a.line - b.line || a.index - b.index);
}

function totalCoverage({ coverage }: FoundReports): { readonly covered: number; readonly measured: number } {
  const files = [...coverage.values()];
  const sum = (of: "covered" | "measured"): number => files.reduce((total, file) => total + file[of], 0);
  return { covered: sum("covered"), measured: sum("measured") };
}

/** Returns a function that adds the coverage of the changed lines to files. */
function chipsFor(reports: FoundReports | null): ReaderReports["addChips"] {
  return (files) => {
    if (reports === null || reports.coverage.size === 0) return files;
    return files.map((file) => {
      const found = reports.coverage.get(file.key);
      if (found === undefined) return file;
      const { covered, measured } = found;
      const chip = { text: `${covered}/${measured} covered`, hint: coverageText(covered, measured) };
      return { ...file, chips: [...(file.chips ?? []), chip] };
    });
  };
}
