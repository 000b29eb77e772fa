import { useState, type ReactNode } from "react";
import { RevertContext, type ShownHunks } from "#app/diff/bands/RevertContext.ts";
import { RevertDialog } from "./RevertDialog.tsx";

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
