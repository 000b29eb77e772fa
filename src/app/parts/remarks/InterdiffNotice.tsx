import { graphql, useFragment } from "react-relay";
import type { InterdiffNotice_interdiff$key } from "#generated/InterdiffNotice_interdiff.graphql.ts";
import { displayPath } from "#app/ui/displayPath.ts";
import { Notice } from "#app/ui/Notice.tsx";
import "./InterdiffNotice.css";

const TEXT = {
  files: "Files that do not fit the new base",
  go: (name: string): string => `Go to ${name}`,
} as const;

interface Props {
  readonly interdiff: InterdiffNotice_interdiff$key;
  /** Leads to a file by its path on the old side; null where the change does not show it. */
  readonly leadTo: (path: string) => (() => void) | null;
}

/** Says what is not as one expects in what differs between two patch sets on different bases, and leads to the files. */
export function InterdiffNotice({ interdiff, leadTo }: Props) {
  const { note, conflicts } = useFragment(
    graphql`
      fragment InterdiffNotice_interdiff on Interdiff @throwOnFieldError {
        note
        conflicts
      }
    `,
    interdiff,
  );
  if (note == null) return null;
  return (
    <div className="InterdiffNotice">
      <Notice tone="warning">
        {note}
        {conflicts.length > 0 && (
          <ul className="InterdiffNotice-files" aria-label={TEXT.files}>
            {conflicts.map((path) => (
              <li key={path}>
                <FileOf path={path} onGo={leadTo(path)} />
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}

function FileOf({ path, onGo }: { readonly path: string; readonly onGo: (() => void) | null }) {
  const name = displayPath(path);
  if (onGo === null) return <code>{name}</code>;
  return (
    <button type="button" className="InterdiffNotice-file" title={TEXT.go(name)} onClick={onGo}>
      {name}
    </button>
  );
}
