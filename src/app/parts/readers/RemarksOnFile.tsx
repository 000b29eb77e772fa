import { Fragment } from "react";
import { Button } from "#app/ui/Button.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import type { FileRemarks } from "../FileRemarks.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  comment: "Comment on the file",
} as const;
const KEYS = "f";

interface Props {
  /** What the reader would call the file. */
  readonly fileKey: string;
  readonly remarks: FileRemarks | undefined;
}

/** What is said of a file that is shown otherwise than by its lines, and the way to say more; nothing outside a review. */
export function RemarksOnFile({ fileKey, remarks }: Props) {
  const onComment = remarks?.onComment;
  const comment = (): void => onComment?.({ key: fileKey, side: "new", line: 0, to: 0 });
  useShortcut(KEYS, TEXT.comment, shortcutGroups.review, comment, { enabled: onComment !== undefined });
  return (
    <>
      {onComment !== undefined && (
        <Button size="small" keys={KEYS} onClick={comment}>
          {TEXT.comment}
        </Button>
      )}
      {remarks?.slots.map(({ key, content }) => (
        <Fragment key={key}>{content}</Fragment>
      ))}
    </>
  );
}
