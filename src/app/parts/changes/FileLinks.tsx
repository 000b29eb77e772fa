import type { DiffFile } from "#app/diff/DiffFile.ts";
import { Link } from "#app/ui/Link.tsx";
import "./FileLinks.css";

const TEXT = {
  before: "Before",
  after: "After",
  wholeBefore: "Open the whole file as it was before",
  wholeAfter: "Open the whole file as it was after",
} as const;
const SUBMODULE = "160000";

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
        <Link to={addressOf(oldOid, plainOldPath ?? plainPath)} title={TEXT.wholeBefore} aria-label={TEXT.wholeBefore}>
          <span className="FileLinks-word">{TEXT.before}</span>
        </Link>
      )}
      {hasNew && (
        <Link to={addressOf(newOid, plainPath)} title={TEXT.wholeAfter} aria-label={TEXT.wholeAfter}>
          <span className="FileLinks-word">{TEXT.after}</span>
        </Link>
      )}
    </span>
  );
}
