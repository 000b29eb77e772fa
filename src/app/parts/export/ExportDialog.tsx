import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { counted } from "#app/ui/format.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { MarkedText } from "../MarkedText.tsx";
import { type ExportedFile, fetchExport } from "./fetchExport.ts";
import "./ExportDialog.css";

const TEXT = {
  title: "Export as a file",
  explain:
    "One HTML file with this change and its comments. It opens in any browser without Galley and without a network. Its reader can comment and send the comments back to you.",
  lines: ({ additions, deletions }: ExportedFile): string =>
    `${counted(additions ?? 0, "line")} added, ${counted(deletions ?? 0, "line")} removed`,
  files: "Files",
  comments: "Comments",
  people: "People",
  hidden: "Left out",
  hiddenParts: (files: number, comments: number): string =>
    `${counted(files, "file")}, ${counted(comments, "comment")}`,
  noOne: "Nobody is named",
  leaveOut: "Leave out files",
  leaveOutHint: "Patterns of paths, separated by commas: *.lock, vendor/**",
  withoutNames: "Number people instead of naming them. Names in texts and code stay.",
  reading: "Reading the change…",
  download: "Download",
  cancel: "Cancel",
} as const;

/** The time after the last key before the summary is fetched again. */
const TYPING_MS = 300;

interface Props {
  /** The id of the review or the comparison. */
  readonly id: string;
  /** The beginning of the name of the file. */
  readonly name: string;
  readonly isReview: boolean;
  readonly onClose: () => void;
}

/** Shows what an exported file would have, and downloads it. */
export function ExportDialog({ id, name, isReview, onClose }: Props) {
  const environment = useRelayEnvironment();
  const [globs, setGlobs] = useState("");
  const [withNames, setWithNames] = useState(true);
  const [summary, setSummary] = useState<ExportedFile | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isWriting, setWriting] = useState(false);
  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(
      () =>
        void fetchExport(environment, { id, leaveOut: patternsOf(globs), withNames }, "summary").then(
          (file) => {
            if (isOld) return;
            setSummary(file);
            setFailure(null);
          },
          (error: Error) => {
            if (!isOld) setFailure(error.message);
          },
        ),
      globs === "" ? 0 : TYPING_MS,
    );
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [environment, id, globs, withNames]);
  const download = async (): Promise<void> => {
    setWriting(true);
    try {
      const { html } = await fetchExport(environment, { id, leaveOut: patternsOf(globs), withNames }, "html");
      save(`${name}.html`, html ?? "");
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setWriting(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={TEXT.title}
      footer={
        <>
          <Button onClick={onClose}>{TEXT.cancel}</Button>
          <Button variant="primary" busy={isWriting} onClick={() => void download()}>
            {TEXT.download}
          </Button>
        </>
      }
    >
      <div className="ExportDialog">
        <p>{TEXT.explain}</p>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        <Summary summary={summary} />
        <TextField label={TEXT.leaveOut} hint={TEXT.leaveOutHint} value={globs} onChange={setGlobs} />
        {isReview && (
          <label className="ExportDialog-choice">
            <input type="checkbox" checked={!withNames} onChange={({ target }) => setWithNames(!target.checked)} />
            {TEXT.withoutNames}
          </label>
        )}
      </div>
    </Dialog>
  );
}

function patternsOf(globs: string): readonly string[] {
  return globs
    .split(",")
    .map((glob) => glob.trim())
    .filter(Boolean);
}

function Summary({ summary }: { readonly summary: ExportedFile | null }) {
  if (summary === null) return <p role="status">{TEXT.reading}</p>;
  const { fileCount, commentCount, people, hiddenFileCount, hiddenCommentCount } = summary;
  const [files, comments] = [hiddenFileCount ?? 0, hiddenCommentCount ?? 0];
  return (
    <dl className="ExportDialog-summary">
      <dt>{TEXT.files}</dt>
      <dd>
        {fileCount}, {TEXT.lines(summary)}
      </dd>
      <dt>{TEXT.comments}</dt>
      <dd>{commentCount}</dd>
      <dt>{TEXT.people}</dt>
      <dd>
        <MarkedText text={people?.join(", ") || TEXT.noOne} />
      </dd>
      {files + comments > 0 && (
        <>
          <dt>{TEXT.hidden}</dt>
          <dd>{TEXT.hiddenParts(files, comments)}</dd>
        </>
      )}
    </dl>
  );
}

/** Downloads a text as a file. */
function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/html" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
