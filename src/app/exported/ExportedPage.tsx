import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { CurrentFile } from "#app/diff/CurrentFile.ts";
import { useFileFilter } from "#app/diff/list/FileFilter.tsx";
import { FileJump } from "#app/diff/list/FileJump.tsx";
import { FileList } from "#app/diff/list/FileList.tsx";
import { type FileArrangement, orderFiles } from "#app/diff/list/FileListHead.tsx";
import type { DiffLocation, LineLocation } from "#app/diff/models/DiffLocation.ts";
import { DiffReader } from "#app/diff/reader/DiffReader.tsx";
import type { DiffReaderHandle } from "#app/diff/controller/ReaderView.ts";
import { savedText } from "#app/reading/data/TextSaver.ts";
import { MarkdownText } from "#app/reading/markdown/MarkdownText.tsx";
import { ReviewFacts } from "#app/reviewing/export/ReviewFacts.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Panel } from "#app/ui/Panel.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { counted, formatCount } from "#app/ui/format.ts";
import { SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import { codeSize, settings } from "#app/ui/settings.ts";
import { useSetting } from "#app/ui/useSetting.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { wideWindow } from "#app/ui/windowQuery.ts";
import type { ExportedReview } from "#contract/reviewFile.ts";
import { exportedChange, shownThreads } from "./exportedChange.ts";
import { type OwnComments } from "./OwnComments.ts";
import { PageHead } from "./PageHead.tsx";
import { ThreadBox } from "./ThreadBox.tsx";
import { useThreadSlots } from "./useThreadSlots.tsx";

const WRAP = "Wrap lines";
const LAYOUTS = [
  { value: "unified", label: "Unified", hint: "Show old and new lines in one column" },
  { value: "split", label: "Split", hint: "Show old and new lines side by side" },
] as const;
const TAB_SIZE = 4;
/** More threads would push the lines out of the window. */
const FEW = 2;
const YES = "1";

interface Props {
  readonly review: ExportedReview;
  readonly own: OwnComments;
}

/** The page of an exported review: facts and comments on the whole change, then the files beside their lines. */
export function ExportedPage({ review, own }: Props): ReactNode {
  const change = useMemo(() => exportedChange(review.files), [review]);
  const [current] = useState(() => new CurrentFile());
  const reader = useRef<DiffReaderHandle>(null);
  const [isListOpen, setListOpen] = useState(false);
  const arrangement = useArrangement();
  const files = useMemo(() => orderFiles(change.files, arrangement.order, null), [change, arrangement.order]);
  const { filter, setFilter, shown, reader: unfiltered, area, clear } = useFileFilter(files, current, reader);
  const options = useOptions();
  const ownComments = useSyncExternalStore(own.subscribe, own.all);
  const threads = useMemo(() => shownThreads(review, ownComments), [review, ownComments]);
  const { slots, apart, compose, marksOf } = useThreadSlots(threads, change, own, reader);
  const [location, setLocation] = useState<DiffLocation | null>(null);
  const links = useMemo(() => ({ location, onLocation: setLocation, linkTo: linkToLines }), [location]);
  const visit = useCallback(({ path, lines }: DiffLocation): void => {
    if (lines === null) reader.current?.scrollToFile(path);
    else reader.current?.goTo({ key: path, ...lines });
  }, []);
  useThreadKeys(reader, slots.length > 0);
  const comment = useCallback((at: Required<LineLocation>) => compose(at), [compose]);
  return (
    <div className="Exported">
      <PageHead review={review} own={own} />
      <main className="Exported-main">
        <ReviewFacts review={review} time={<RelativeTime iso={review.at} />} />
        {review.body !== "" && (
          <div className="Exported-body">
            <MarkdownText text={review.body} />
          </div>
        )}
        {apart.length > 0 && (
          <details className="Exported-apart" open={apart.length <= FEW}>
            <summary>Comments on the whole change and on other files ({formatCount(apart.length)})</summary>
            {apart.map((thread) => (
              <ThreadBox key={thread.key} thread={thread} own={own} isInItsFile={false} />
            ))}
          </details>
        )}
        <div className="Exported-bar">
          <span>{counted(files.length, "file")} changed</span>
          <Button
            className="Exported-files"
            size="small"
            hint="Show or hide the list of files"
            aria-expanded={isListOpen}
            onClick={() => setListOpen(!isListOpen)}
          >
            Files
          </Button>
          <WrapButton isOn={options.wrap} />
          <SegmentedControl
            label="Diff layout"
            options={LAYOUTS}
            keys="d u"
            group={shortcutGroups.reader}
            value={options.layout}
            onChange={(layout) => settings.save("layout", layout)}
          />
        </div>
        <div className="Exported-change">
          <Panel className="Exported-list" isOpen={isListOpen} onOpen={setListOpen}>
            <FileList
              files={files}
              filter={filter}
              onFilter={setFilter}
              shown={shown}
              arrangement={arrangement}
              current={current}
              marksOf={marksOf}
              onPick={(key) => reader.current?.scrollToFile(key)}
            />
          </Panel>
          <div ref={area} className="Exported-reader">
            <DiffReader
              ref={unfiltered}
              files={shown}
              contents={change.contents}
              options={options}
              onNeed={nothing}
              links={links}
              slots={slots}
              onComment={comment}
              current={current}
              emptyText={files.length > 0 ? "No files match the filter." : "No differences."}
              onEscape={clear}
            />
          </div>
        </div>
        <FileJump files={files} current={current} onGo={visit} />
        <div className="Shell-overlays" />
      </main>
    </div>
  );
}

function useThreadKeys(reader: RefObject<DiffReaderHandle | null>, hasThreads: boolean): void {
  const lastSlot = useRef<string | null>(null);
  const step = (direction: 1 | -1): void => {
    const slot = reader.current?.nextSlot(({ isComment }) => isComment === true, lastSlot.current, direction);
    lastSlot.current = slot?.key ?? null;
    if (slot) reader.current?.goTo({ key: slot.fileKey, side: slot.side, line: slot.line });
  };
  const when = { enabled: hasThreads };
  useShortcut("Shift+N", "Next thread", shortcutGroups.review, () => step(1), when);
  useShortcut("Shift+P", "Previous thread", shortcutGroups.review, () => step(-1), when);
}

/** All patches are in the file. */
function nothing(): void {}

function linkToLines({ path, lines }: DiffLocation): string {
  return `#${encodeURIComponent(path)}${lines === null ? "" : `:${lines.line}`}`;
}

function WrapButton({ isOn }: { readonly isOn: boolean }) {
  const toggle = (): void => settings.save("wrap", isOn ? "0" : YES);
  useShortcut("w", WRAP, shortcutGroups.reader, toggle);
  return (
    <Button size="small" keys="w" aria-pressed={isOn} onClick={toggle}>
      {WRAP}
    </Button>
  );
}

function useOptions() {
  const isWide = useSyncExternalStore(wideWindow.subscribe, wideWindow.current);
  const [saved, wrap] = [useSetting("layout"), useSetting("wrap") === YES];
  const isSplit = saved === null ? isWide : saved === "split";
  return useMemo(() => {
    const layout = isSplit ? ("split" as const) : ("unified" as const);
    return { layout, wrap, tabSize: TAB_SIZE, showsWhitespace: false, lineHeight: codeSize.lineHeight(null) };
  }, [isSplit, wrap]);
}

function useArrangement(): FileArrangement {
  const [form, onForm] = useState<FileArrangement["form"]>("tree");
  const [order, onOrder] = useState<FileArrangement["order"]>("path");
  return useMemo(() => ({ form, onForm, order, onOrder }), [form, order]);
}

/** Asks before texts or comments are lost that the browser does not keep and no file has. */
export function useLossWarning(own: OwnComments): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (savedText.isUnstored() || (!own.isStored && own.areUnsaved())) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [own]);
}
