import { type ReactNode, use, useCallback, useState } from "react";
import { graphql } from "react-relay";
import { RevertContext, type ShownHunks } from "#app/diff/controller/ReaderView.ts";
import { hunkRuns } from "#app/diff/patch/hunkRanges.ts";
import { LineKind } from "#app/diff/patch/Patch.ts";
import { lineText } from "#app/diff/patch/patchLines.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { counted, displayPath } from "#app/ui/format.ts";
import { Notice } from "#app/ui/Notice.tsx";
import type { HunkReverterMutation } from "#generated/HunkReverterMutation.graphql.ts";
import { ChangedRows, type SuggestedRow, suggestedRows } from "#app/reading/markdown/ChangedRows.tsx";
import { newKey, useUnsignedMutation } from "#app/reading/data/useReviewMutation.ts";
import { useUndoWorkTreeEdit, WorkTreeEditedContext } from "../mutations/useUndoWorkTreeEdit.ts";
import "#app/reading/markdown/MarkdownText.css";
import "./RevertDialog.css";

interface Props {
  /** The id of the comparison inside, whose new side is the work tree; null when nothing can be reverted. */
  readonly comparison: string | null;
  readonly children: ReactNode;
}

/** Lets hunks of the change inside be reverted in the work tree, after a confirmation that shows the result. */
export function HunkReverter({ comparison, children }: Props): ReactNode {
  const [confirming, setConfirming] = useState<ShownHunks | null>(null);
  return (
    <>
      <RevertContext value={comparison === null ? null : setConfirming}>{children}</RevertContext>
      {comparison !== null && confirming !== null && (
        <RevertDialog comparison={comparison} shown={confirming} onClose={() => setConfirming(null)} />
      )}
    </>
  );
}

/** The number of rows rendered; beyond it only the total is shown. */
const ROWS_MAX = 400;

interface RevertDialogProps {
  readonly comparison: string;
  readonly shown: ShownHunks;
  readonly onClose: () => void;
}

/** Shows the effect of reverting hunks line by line, and does it on confirmation. */
function RevertDialog({ comparison, shown, onClose }: RevertDialogProps): ReactNode {
  const { file, patch, hunks } = shown;
  const [revert, isUnderWay, failure] = useRevertHunks(comparison);
  const isWhole = hunks.length === patch.hunks.length;
  const [what, action] =
    file.status === "DELETED"
      ? ["The file will be restored. Staged changes stay as they are. You can undo this.", "Restore file"]
      : file.status === "ADDED" && isWhole
        ? ["The file will be deleted. Staged changes stay as they are. You can undo this.", "Delete file"]
        : ["The file will be changed as shown. Staged changes stay as they are. You can undo this.", "Revert"];
  const all = hunks.map((index) => revertedRows(shown, index));
  const count = all.reduce((sum, rows) => sum + rows.length, 0);
  const run = async (): Promise<void> => {
    if ((await revert(shown)) === null) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={hunks.length === 1 ? "Revert this hunk?" : `Revert ${counted(hunks.length, "hunk")}?`}
      size="large"
      action={
        <Button variant="danger" busy={isUnderWay} data-autofocus="true" onClick={() => void run()}>
          {action}
        </Button>
      }
    >
      <div className="RevertDialog stack gap-3">
        <p>
          <code>{file.newPath ?? file.oldPath}</code>
        </p>
        <p>{what}</p>
        <div className="Markdown RevertDialog-hunks" role="group" aria-label="Changes to the file">
          {all.map((rows, index) => (
            <div key={index} className="Suggestion">
              <ChangedRows rows={rows.slice(0, Math.floor(ROWS_MAX / all.length))} />
            </div>
          ))}
          {count > ROWS_MAX && <p className="muted">{count} lines in total.</p>}
        </div>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
      </div>
    </Dialog>
  );
}

/** The number of context lines, as in a patch. */
const AROUND = 3;

/** Returns the rows of reverting a hunk: its new lines removed and its old ones added, with context. Linear in the hunk. */
function revertedRows({ patch }: Pick<ShownHunks, "patch">, index: number): readonly SuggestedRow[] {
  const hunk = patch.hunks[index];
  if (hunk === undefined) return [];
  const rows: SuggestedRow[] = [];
  let gone: string[] = [];
  let come: string[] = [];
  const end = (): void => {
    rows.push(...suggestedRows(gone, come));
    [gone, come] = [[], []];
  };
  for (let line = hunk.first; line < hunk.end; line++) {
    const kind = patch.kinds[line];
    const text = kind === LineKind.marker ? "" : lineText(patch, line);
    if (kind === LineKind.added) gone.push(text);
    else if (kind === LineKind.removed) come.push(text);
    else if (kind === LineKind.context) {
      end();
      rows.push({ kind: "kept", text, changed: [] });
    }
  }
  end();
  return rows.filter((_, at) =>
    rows.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ kind }) => kind !== "kept"),
  );
}

/** Returns what a mutation does, with a function that reverts hunks. */
function useRevertHunks(comparison: string) {
  const showToast = useUndoWorkTreeEdit();
  const onEdited = use(WorkTreeEditedContext);
  const [run, ...state] = useUnsignedMutation<HunkReverterMutation>(graphql`
    mutation HunkReverterMutation($input: RevertHunksInput!) {
      revertHunks(input: $input) {
        edit
        problem {
          message
        }
      }
    }
  `);
  const revert = useCallback(
    async ({ file, patch, hunks }: ShownHunks) => {
      const runs = hunks.flatMap((index) => hunkRuns(patch, index));
      const files = [{ path: file.plainPath, runs }];
      const reason = await run({ input: { key: newKey(), comparison, files } }, (_store, data) => {
        const edit = data?.revertHunks?.edit;
        if (edit != null)
          showToast(edit, `Reverted ${counted(hunks.length, "hunk")} in ${displayPath(file.plainPath)}.`);
      });
      if (reason === null) onEdited?.();
      return reason;
    },
    [comparison, run, showToast, onEdited],
  );
  return [revert, ...state] as const;
}
