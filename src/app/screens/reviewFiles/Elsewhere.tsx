import { addressOf } from "#contract/pages.ts";
import { placeWord } from "#contract/placeWord.ts";
import { DraftView } from "#app/parts/DraftView.tsx";
import { ReviewThreadView } from "#app/parts/ReviewThreadView.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { Link } from "#app/ui/Link.tsx";
import { Remark } from "#app/parts/Remark.tsx";
import type { PlacedDraft, PlacedThread, Remarks } from "#app/parts/Remarks.ts";
import type { RemarkedReview } from "#app/parts/RemarkedReview.ts";

const TITLE = "On files that this change leaves alone";
const OPEN_FILE = "Open the file";

interface Props {
  readonly slug: string;
  readonly review: RemarkedReview;
  readonly remarks: Remarks;
  /** The commit whose files are opened where a remark does not name its own. */
  readonly headOid: string;
}

/** What is said of files that the change that is read does not have, with the lines it was said of. */
export function Elsewhere({ slug, review, remarks, headOid }: Props) {
  const threads = remarks.threads.filter(({ fileKey }) => fileKey === null);
  const drafts = remarks.drafts.filter(({ fileKey }) => fileKey === null);
  if (threads.length + drafts.length === 0) return null;
  return (
    <details className="Elsewhere" open={threads.some(({ isOpen }) => isOpen) || drafts.length > 0}>
      <summary>{`${TITLE} (${threads.length + drafts.length})`}</summary>
      {threads.map((placed) => (
        <Remark key={placed.slotKey}>
          {placed.place.note !== null && <p className="Remark-note">{placed.place.note}</p>}
          <ReviewThreadView
            thread={placed.thread}
            review={review}
            showsCode
            href={addressIn(slug, placed, placed.commitOid ?? headOid, placed.startLine)}
          />
        </Remark>
      ))}
      {drafts.map((placed) => (
        <Remark key={placed.slotKey}>
          <p className="Remark-note">
            <Link to={addressIn(slug, placed, headOid, null)} title={OPEN_FILE}>
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

function addressIn(
  slug: string,
  { place: { path } }: PlacedThread | PlacedDraft,
  oid: string,
  line: number | null,
): string {
  const lines = line === null ? null : { side: "new" as const, line, to: line };
  return addressOf.file(slug, oid, path) + placeWord.write({ path, lines });
}
