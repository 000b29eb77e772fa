import { useState, type ReactNode } from "react";
import type { ShownHunks } from "#app/diff/bands/RevertContext.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { ChangedRows } from "../markdown/ChangedRows.tsx";
import { revertedRows } from "./revertedRows.ts";
import { useRevertHunks } from "./useRevertHunks.ts";
import "../markdown/MarkdownText.css";
import "./RevertDialog.css";

const TEXT = {
  one: "Revert this hunk?",
  written: "This is written into the file. What is staged stays as it is, and it can be undone.",
  goes: "The file is deleted. What is staged stays as it is, and it can be undone.",
  comes: "The file is put back. What is staged stays as it is, and it can be undone.",
  revert: "Revert",
  delete: "Delete the file",
  putBack: "Put it back",
  notNow: "Not now",
  label: "What would change in the file",
  revertHunks: (length: number): string => `Revert ${length} hunks?`,
  linesInAll: (count: number): string => `${count} lines in all.`,
} as const;

/** Lines that are drawn: of more it is said how many there are. */
const ROWS_MAX = 400;

interface Props {
  readonly comparison: string;
  readonly shown: ShownHunks;
  readonly onClose: () => void;
}

/** Shows what taking hunks back would do to the file, line by line, and does it. */
export function RevertDialog({ comparison, shown, onClose }: Props): ReactNode {
  const { file, patch, hunks } = shown;
  const [revert, isUnderWay] = useRevertHunks(comparison);
  const [failure, setFailure] = useState<string | null>(null);
  const isWhole = hunks.length === patch.hunks.length;
  const [what, deed] =
    file.status === "DELETED"
      ? [TEXT.comes, TEXT.putBack]
      : file.status === "ADDED" && isWhole
        ? [TEXT.goes, TEXT.delete]
        : [TEXT.written, TEXT.revert];
  const all = hunks.map((index) => revertedRows(shown, index));
  const count = all.reduce((sum, rows) => sum + rows.length, 0);
  const run = async (): Promise<void> => {
    const reason = await revert(shown);
    setFailure(reason);
    if (reason === null) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={hunks.length === 1 ? TEXT.one : TEXT.revertHunks(hunks.length)}
      size="large"
      footer={
        <>
          <Button onClick={onClose}>{TEXT.notNow}</Button>
          <Button variant="danger" busy={isUnderWay} data-autofocus="true" onClick={() => void run()}>
            {deed}
          </Button>
        </>
      }
    >
      <div className="RevertDialog">
        <p>
          <code>{file.newPath ?? file.oldPath}</code>
        </p>
        <p>{what}</p>
        <div className="Markdown RevertDialog-hunks" role="group" aria-label={TEXT.label}>
          {all.map((rows, index) => (
            <div key={index} className="Suggestion">
              <ChangedRows rows={rows.slice(0, Math.floor(ROWS_MAX / all.length))} />
            </div>
          ))}
          {count > ROWS_MAX && <p className="RevertDialog-more">{TEXT.linesInAll(count)}</p>}
        </div>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
      </div>
    </Dialog>
  );
}
