import { Fragment, type ReactNode } from "react";
import { Button } from "#app/ui/Button.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import type { FileRemarks } from "../FileRemarks.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  comment: "Comment on the file",
} as const;
const KEYS = "f";

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** What the reader would call the file. */
  readonly fileKey: string;
  readonly remarks: FileRemarks | undefined;
}

/** Stands in place of a file's lines and says why there are none; what is said of the file stands below. */
export function NoLines({ title, children, fileKey, remarks }: Props) {
  const onComment = remarks?.onComment;
  const comment = (): void => onComment?.({ key: fileKey, side: "new", line: 0, to: 0 });
  useShortcut(KEYS, TEXT.comment, shortcutGroups.review, comment, { enabled: onComment !== undefined });
  return (
    <>
      <EmptyState
        title={title}
        actions={
          onComment !== undefined && (
            <Button keys={KEYS} onClick={comment}>
              {TEXT.comment}
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
      {remarks?.slots.map(({ key, content }) => (
        <Fragment key={key}>{content}</Fragment>
      ))}
    </>
  );
}
