import { addressOf } from "#contract/pages.ts";
import { placeWord } from "#contract/placeWord.ts";
import { DraftView } from "#app/parts/DraftView.tsx";
import { ReviewThreadView } from "#app/parts/ReviewThreadView.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { Link } from "#app/ui/Link.tsx";
import { Remark } from "#app/parts/Remark.tsx";
import type { ReadChange, ThreadPlace } from "#app/parts/placeThread.ts";
import type { PlacedThread, Remarks } from "#app/parts/Remarks.ts";
import type { RemarkedReview } from "#app/parts/RemarkedReview.ts";

const TITLE = "On files that this change leaves alone";
const OPEN_FILE = "Open the file";

interface Props {
  readonly slug: string;
  readonly review: RemarkedReview;
  readonly remarks: Remarks;
  /** What stands for the review in addresses. */
  readonly reviewKey: string;
  readonly change: Pick<ReadChange, "oldOid" | "newOid">;
}

/** What is said of files that the change that is read does not have, with the lines it was said of, and leads to these. */
export function Elsewhere({ slug, review, reviewKey, remarks, change }: Props) {
  const threads = remarks.threads.filter(({ fileKey }) => fileKey === null);
  const drafts = remarks.drafts.filter(({ fileKey }) => fileKey === null);
  if (threads.length + drafts.length === 0) return null;
  /** Leads to the lines where they are now; where they are gone, to where they were. */
  const fileOf = ({ path, side, line, to }: ThreadPlace, written?: PlacedThread): string => {
    const isThere = line > 0 || written?.commitOid == null;
    const oid = isThere ? (side === "old" ? change.oldOid : null) : written.commitOid;
    const first = isThere ? line : (written.startLine ?? 0);
    const lines = first === 0 ? null : { side: "new" as const, line: first, to: isThere ? to : first };
    const file = addressOf.file(slug, oid ?? change.newOid, path, { review: reviewKey });
    return file + placeWord.write({ path, lines });
  };
  return (
    <details className="Elsewhere" open={threads.some(({ isOpen }) => isOpen) || drafts.length > 0}>
      <summary>{`${TITLE} (${threads.length + drafts.length})`}</summary>
      {threads.map((placed) => (
        <Remark key={placed.slotKey}>
          {placed.place.note !== null && <p className="Remark-note">{placed.place.note}</p>}
          <ReviewThreadView thread={placed.thread} review={review} showsCode href={fileOf(placed.place, placed)} />
        </Remark>
      ))}
      {drafts.map((placed) => (
        <Remark key={placed.slotKey}>
          <p className="Remark-note">
            <Link to={fileOf(placed.place)} title={OPEN_FILE}>
              {displayPath(placed.place.path)}
            </Link>
            {placed.place.note !== null && ` · ${placed.place.note}`}
          </p>
          <DraftView draft={placed.draft} review={review} />
        </Remark>
      ))}
    </details>
  );
}
