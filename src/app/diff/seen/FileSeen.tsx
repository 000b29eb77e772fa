import { use, type ReactNode } from "react";
import { SeenContext } from "./SeenContext.ts";
import { SeenMark } from "./SeenMark.tsx";
import { formatCount } from "#app/ui/formatCount.ts";

const TEXT = {
  mark: "mark the file as seen (Shift+V)",
  unmark: "take the file's seen marks back (Shift+V)",
  seen: "Seen",
  unseenText: (count: number): string => `${formatCount(count)} unseen`,
} as const;

/** Says in a file's header how many of its hunks were not seen, and marks them; takes its room before that is known. */
export function FileSeen(props: {
  readonly fileKey: string;
  readonly describedBy: string;
  /** Null while not known. */
  readonly unseen: number | null;
}): ReactNode {
  const deeds = use(SeenContext);
  const { fileKey, unseen } = props;
  if (deeds === null) return null;
  if (unseen === null) return <span className="diff-seen-mark diff-seen-file" />;
  const isSeen = unseen === 0;
  const text = isSeen ? TEXT.seen : TEXT.unseenText(unseen);
  return (
    <span className="diff-seen-file">
      <SeenMark
        label={`${text}: ${isSeen ? TEXT.unmark : TEXT.mark}`}
        describedBy={props.describedBy}
        isSeen={isSeen}
        onMark={(next) => deeds.markFile(fileKey, next)}
      >
        <span className="diff-seen-count">{text}</span>
      </SeenMark>
    </span>
  );
}
