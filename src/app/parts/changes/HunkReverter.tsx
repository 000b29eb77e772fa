import { type ReactNode, use, useCallback, useState } from "react";
import { graphql } from "react-relay";
import { RevertContext, type ShownHunks } from "#app/diff/hunks/HunkRevert.tsx";
import { hunkRuns } from "#app/diff/patch/hunkRanges.ts";
import { LineKind } from "#app/diff/patch/Patch.ts";
import { lineText } from "#app/diff/patch/patchLines.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { displayPath } from "#app/ui/format.ts";
import { Notice } from "#app/ui/Notice.tsx";
import type { HunkReverterMutation } from "#generated/HunkReverterMutation.graphql.ts";
import { ChangedRows, type SuggestedRow, suggestedRows } from "../markdown/ChangedRows.tsx";
import { newKey } from "../mutations/idempotencyKey.ts";
import { useDeed } from "../mutations/useAction.ts";
import { useUndoWorkTreeEdit, WorkTreeEditedContext } from "../mutations/useUndoWorkTreeEdit.ts";
import "../markdown/MarkdownText.css";
import "./RevertDialog.css";

interface Props {
  /** The id of the comparison that is read inside, whose newer side is in the work tree; null where nothing can be reverted. */
  readonly comparison: string | null;
  readonly children: ReactNode;
}

/** Has hunks of the change inside be taken back in the files of the work tree: asks first, and shows what is written. */
export function HunkReverter({ comparison, children }: Props): ReactNode {
  const [asked, setAsked] = useState<ShownHunks | null>(null);
  return (
    <>
      <RevertContext value={comparison === null ? null : setAsked}>{children}</RevertContext>
      {comparison !== null && asked !== null && (
        <RevertDialog comparison={comparison} shown={asked} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

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

interface RevertDialogProps {
  readonly comparison: string;
  readonly shown: ShownHunks;
  readonly onClose: () => void;
}

/** Shows what taking hunks back would do to the file, line by line, and does it. */
function RevertDialog({ comparison, shown, onClose }: RevertDialogProps): ReactNode {
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

/** Lines that stay around what changes, as many as a patch shows. */
const AROUND = 3;

/**
 * Lays out what reverting a hunk does: its new lines go and its old ones come, run by run, with a few that stay around them. Linear in
 * the hunk.
 */
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

const USE_REVERT_HUNKS_TEXT = {
  reverted: (count: number, path: string): string =>
    `Reverted ${count === 1 ? "a hunk" : `${count} hunks`} in ${displayPath(path)}.`,
} as const;

/** Gives what takes hunks of a comparison back in the file, and whether that is under way. It resolves to why it was not, or null. */
function useRevertHunks(comparison: string | null): readonly [(shown: ShownHunks) => Promise<string | null>, boolean] {
  const say = useUndoWorkTreeEdit();
  const onEdited = use(WorkTreeEditedContext);
  const [run, isUnderWay] = useDeed<HunkReverterMutation>(
    graphql`
      mutation HunkReverterMutation($input: RevertHunksInput!) {
        revertHunks(input: $input) {
          edit
          problem {
            message
          }
        }
      }
    `,
    { isSigned: false },
  );
  const revert = useCallback(
    async ({ file, patch, hunks }: ShownHunks) => {
      const runs = hunks.flatMap((index) => hunkRuns(patch, index));
      const files = [{ path: file.plainPath, runs }];
      const reason = await run({
        variables: { input: { key: newKey(), comparison: comparison ?? "", files } },
        updater: (_store, data) => {
          const edit = data?.revertHunks?.edit;
          if (edit != null) say(edit, USE_REVERT_HUNKS_TEXT.reverted(hunks.length, file.plainPath));
        },
      });
      if (reason === null) onEdited?.();
      return reason;
    },
    [comparison, run, say, onEdited],
  );
  return [revert, isUnderWay];
}
