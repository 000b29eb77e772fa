import { displayPath } from "#app/ui/displayPath.ts";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { useSharedFiles } from "./useSharedFiles.ts";
import { counted } from "#app/ui/counted.ts";

const TEXT = {
  counting: "its files are being counted",
  filesText: (count: number): string => counted(count, { one: "file", other: "files" }),
  snapshot: "Snapshot",
  commit: "Commit",
} as const;

interface Props {
  readonly reviewId: string;
  /** Its number among the review's patch sets. */
  readonly number: number;
  /** Whether it is work as it was, not a commit of somebody's. */
  readonly isSnapshot: boolean;
  readonly at: string;
}

/** Names one patch set that would be shared, and every file in it that differs from its base. */
export function SharedSnapshot({ reviewId, number, isSnapshot, at }: Props) {
  const { paths, failure } = useSharedFiles(reviewId, number);
  const count = paths === null ? (failure ?? TEXT.counting) : TEXT.filesText(paths.length);
  return (
    <li>
      <details>
        <summary>
          {isSnapshot ? TEXT.snapshot : TEXT.commit} {number}, <RelativeTime iso={at} />: {count}
        </summary>
        <ul className="ShareReviewDialog-files">
          {(paths ?? []).map((path) => (
            <li key={path}>
              <code>{displayPath(path)}</code>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
