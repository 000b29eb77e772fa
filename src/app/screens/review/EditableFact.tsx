import { PencilIcon } from "@primer/octicons-react";
import { useState, type ReactNode } from "react";
import { IconButton } from "#app/ui/IconButton.tsx";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { useReturningFocus } from "./useReturningFocus.ts";

interface Props {
  readonly title: string;
  /** What the button and the key do. */
  readonly edit: string;
  readonly keys: string;
  readonly canEdit: boolean;
  /** What stands in the place of the fact while it is changed. */
  readonly editor: (onClose: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** A fact of a review under its title, with the button and the key that change it in its place. */
export function EditableFact({ title, edit, keys, canEdit, editor, children }: Props) {
  const [edits, setEdits] = useState(false);
  const button = useReturningFocus(edits);
  const begin = (): void => setEdits(true);
  useShortcut(keys, edit, shortcutGroups.review, begin, { enabled: canEdit && !edits });
  return (
    <section className="ReviewFact" aria-label={title}>
      <div className="ReviewFact-head">
        <h2 className="ReviewScreen-heading">{title}</h2>
        {canEdit && !edits && (
          <IconButton ref={button} size="small" label={edit} keys={keys} icon={<PencilIcon />} onClick={begin} />
        )}
      </div>
      {edits ? editor(() => setEdits(false)) : children}
    </section>
  );
}
