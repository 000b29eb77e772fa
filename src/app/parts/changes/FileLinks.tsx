import type { DiffFile } from "#app/diff/DiffFile.ts";
import { Link } from "#app/ui/Link.tsx";
import "./FileLinks.css";

const SUBMODULE = "160000";
const BEFORE = "Before";
const AFTER = "After";
const WHOLE_BEFORE = "Open the whole file as it was before";
const WHOLE_AFTER = "Open the whole file as it was after";

interface Props {
  readonly file: DiffFile;
  /** The commits of the two sides; null for the empty tree. */
  readonly oldOid: string | null;
  readonly newOid: string;
  readonly addressOf: (oid: string, path: string) => string;
}

/** Leads from a changed file to the whole of it, at either revision that has it. */
export function FileLinks({ file, oldOid, newOid, addressOf }: Props) {
  const { status, oldMode, newMode, plainOldPath, plainPath } = file;
  const hasOld = status !== "ADDED" && oldOid !== null && oldMode !== SUBMODULE;
  const hasNew = status !== "DELETED" && newMode !== SUBMODULE;
  return (
    <span className="FileLinks">
      {hasOld && (
        <Link to={addressOf(oldOid, plainOldPath ?? plainPath)} title={WHOLE_BEFORE} aria-label={WHOLE_BEFORE}>
          <span className="FileLinks-word">{BEFORE}</span>
        </Link>
      )}
      {hasNew && (
        <Link to={addressOf(newOid, plainPath)} title={WHOLE_AFTER} aria-label={WHOLE_AFTER}>
          <span className="FileLinks-word">{AFTER}</span>
        </Link>
      )}
    </span>
  );
}
