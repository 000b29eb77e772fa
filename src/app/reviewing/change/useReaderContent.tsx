import { use, useCallback, useEffect, useMemo, useState } from "react";
import type { CurrentFile } from "#app/diff/CurrentFile.ts";
import type { FormFolds } from "#app/diff/folding/FormFolds.ts";
import type { DiffFile } from "#app/diff/patch/DiffFile.ts";
import type { FileContents } from "#app/diff/patch/FileContents.ts";
import type { ReaderProps } from "#app/diff/controller/ReaderView.ts";
import { startWorker } from "#app/diff/workers/startWorker.ts";
import type { Slot } from "#app/diff/models/Slot.ts";
import type { Comparing, ReaderView } from "#app/reading/options/useReaderOptions.ts";
import { ExportedContext } from "#app/ui/Paper.tsx";
import { useChangeBodies } from "#app/reading/changes/useChangeBodies.tsx";
import { IGNORED_WHITESPACE } from "#app/reading/options/optionLabels.ts";
import { useRenderedFiles } from "#app/reading/options/useRenderedFiles.tsx";
import { useSetting } from "#app/ui/settings.ts";
import { later } from "#app/ui/later.tsx";
import { MissingCode } from "#app/ui/Notice.tsx";
import type { MenuItem } from "#app/ui/MenuPopup.tsx";
import { COMMIT_MESSAGE_PATH } from "#contract/addresses.ts";
import type { ReaderReports } from "../reports/ChangeReports.tsx";
import { useStored } from "#app/ui/Store.ts";

export interface ContentProps {
  readonly view: ReaderView;
  readonly comparing: Comparing;
  readonly addressOfFile: (oid: string, path: string) => string;
  /** True if the old side was created for this comparison only; then symbols are searched in the new side. */
  readonly isOldMade?: boolean;
  readonly slots?: readonly Slot[];
  /** Edits lines in place. */
  readonly onEdit?: ReaderProps["onEdit"];
  /** Returns review actions for the menu of a file. Pass a stable function. */
  readonly fileActions?: (file: DiffFile) => readonly MenuItem[];
}

interface ReadComparison {
  readonly id: string;
  readonly oldOid: string | null;
  readonly newOid: string;
  readonly contents: FileContents;
}

/** Returns the content that the reader draws at the files and between their lines. */
export function useReaderContent(
  { view, comparing, slots, isOldMade, addressOfFile, onEdit, fileActions }: ContentProps,
  { id, oldOid, newOid, contents }: ReadComparison,
  listed: readonly DiffFile[],
  reports: ReaderReports | null,
  current: CurrentFile,
) {
  const isExported = use(ExportedContext);
  const options = { ...view.options, ignoredWhitespace: IGNORED_WHITESPACE[comparing.by.whitespace] };
  const rendered = useRenderedFiles(view.turned);
  const { slots: allSlots, renderToggle } = useChangeBodies(
    {
      comparisonId: id,
      oldOid,
      newOid,
      layout: view.options.layout,
      rendered,
      slots,
      listed: isExported ? NO_FILES : listed,
    },
    current,
  );
  const readerSlots = useMemo(() => (reports ? [...allSlots, ...reports.slots] : allSlots), [allSlots, reports]);
  const renderHeaderExtra = useCallback(
    (file: DiffFile) =>
      file.key !== COMMIT_MESSAGE_PATH && (
        <>
          {renderToggle(file)}
          <FileEncoding contents={contents} path={file.key} />
        </>
      ),
    [renderToggle, contents],
  );
  // Their whole files are in another repository.
  const submodules = useMemo(() => listed.filter(isSubmodule).map(({ key }) => `${key}/`), [listed]);
  const isElsewhere = ({ key }: DiffFile): boolean => submodules.some((folder) => key.startsWith(folder));
  const menuItems = (file: DiffFile): readonly MenuItem[] => [
    ...(file.key === COMMIT_MESSAGE_PATH || isExported || isElsewhere(file)
      ? []
      : fileLinks(file, oldOid, newOid, addressOfFile)),
    ...(fileActions?.(file) ?? []),
  ];
  const revisions = isExported ? undefined : { old: isOldMade === true ? null : oldOid, new: newOid };
  const forms = useForms(contents, comparing, current);
  const layers = reports?.layers;
  return { options, slots: readerSlots, layers, renderHeaderExtra, menuItems, revisions, forms, onEdit };
}

/** The time after which the code of the folds is loaded: the lines have priority. */
const FOLDS_MS = 500;

/** The formatting-only hunks; null if they are shown like all others, and until the code is loaded. */
function useForms(contents: FileContents, { by }: Comparing, current: CurrentFile): FormFolds | null {
  const [forms, setForms] = useState<FormFolds | null>(null);
  // A patch without the changes of whitespace does not give the old side of its file.
  const isOn = !use(ExportedContext) && by.whitespace === "SHOW";
  const isShown = useSetting("folds") === "0" || !isOn;
  useEffect(() => {
    const load = async (): Promise<void> => {
      const { FormFolds } = await import("#app/diff/folding/FormFolds.ts");
      setForms((known) => known ?? new FormFolds(contents, () => startWorker("form"), current));
    };
    const timer = isShown
      ? undefined
      : setTimeout(() => void load().catch((error: unknown) => reportError(error)), FOLDS_MS);
    return () => clearTimeout(timer);
  }, [contents, isShown, current]);
  return isShown ? null : forms;
}

const NO_FILES: readonly DiffFile[] = [];

const ChangedFileEncoding = later(
  async () => (await import("#app/reading/options/EncodingMenu.tsx")).ChangedFileEncoding,
  MissingCode,
);

/** The encoding of a file, in its header; nothing for UTF-8. */
function FileEncoding({ contents, path }: { readonly contents: FileContents; readonly path: string }) {
  const read = () => contents.of(path).encodings;
  const encodings = useStored(contents, read);
  return encodings !== null && <ChangedFileEncoding contents={contents} path={path} encodings={encodings} />;
}

const SUBMODULE = "160000";

function isSubmodule({ oldMode, newMode }: DiffFile): boolean {
  return oldMode === SUBMODULE || newMode === SUBMODULE;
}

/** Returns the menu's links to the whole file before and after the change; `oldOid` is null for the empty tree. */
function fileLinks(
  { status, oldMode, newMode, plainOldPath, plainPath }: DiffFile,
  oldOid: string | null,
  newOid: string,
  addressOf: (oid: string, path: string) => string,
): readonly MenuItem[] {
  const hasOld = status !== "ADDED" && oldOid !== null && oldMode !== SUBMODULE;
  const hasNew = status !== "DELETED" && newMode !== SUBMODULE;
  return [
    ...(hasOld
      ? [
          {
            kind: "link" as const,
            label: "View file before the change",
            to: addressOf(oldOid, plainOldPath ?? plainPath),
          },
        ]
      : []),
    ...(hasNew
      ? [{ kind: "link" as const, label: "View file after the change", to: addressOf(newOid, plainPath) }]
      : []),
  ];
}
