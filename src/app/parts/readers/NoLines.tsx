import { Fragment, type ReactNode } from "react";
import { Button } from "#app/ui/Button.tsx";
import { useCopy } from "#app/ui/CopyButton.tsx";
import { EmptyState } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { FileComments, ReaderProps } from "./ReaderProps.ts";

const TEXT = {
  comment: "Comment on this file",
  failed: "This file cannot be shown",
  none: "The file has no text.",
  copy: "Copy link to this file",
} as const;
const KEYS = "f";

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** The key of the file in the reader. */
  readonly fileKey: string;
  readonly comments: FileComments | undefined;
}

/** Shows the reason why a file has no lines, and below it the comments on the file. */
export function NoLines({ title, children, fileKey, comments }: Props) {
  const onComment = comments?.onComment;
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
      {comments?.slots.map(({ key, content }) => (
        <Fragment key={key}>{content}</Fragment>
      ))}
    </>
  );
}

interface TextOrWhyProps {
  readonly path: string;
  readonly text: string | null | undefined;
  /** A sentence with the reason why the text could not be read. */
  readonly failure: string | null | undefined;
  readonly comments: FileComments | undefined;
  readonly children: (text: string) => ReactNode;
}

/** Renders a file's text and the comments on the file, or the reason why there is no text. */
export function TextOrWhy({ path, text, failure, comments, children }: TextOrWhyProps) {
  if (text == null) {
    return (
      <NoLines title={TEXT.failed} fileKey={path} comments={comments}>
        {failure ?? TEXT.none}
      </NoLines>
    );
  }
  return (
    <>
      {children(text)}
      {comments?.slots.map(({ key, content }) => (
        <Fragment key={key}>{content}</Fragment>
      ))}
    </>
  );
}

interface CommentsOnFileProps {
  /** The key of the file in the reader. */
  readonly fileKey: string;
  readonly comments: FileComments | undefined;
}

/** Shows the comments on a file that is not shown by its lines, and a button to add one; nothing outside a review. */
export function CommentsOnFile({ fileKey, comments }: CommentsOnFileProps) {
  const onComment = comments?.onComment;
  const comment = (): void => onComment?.({ key: fileKey, side: "new", line: 0, to: 0 });
  useShortcut(KEYS, TEXT.comment, shortcutGroups.review, comment, { enabled: onComment !== undefined });
  return (
    <>
      {onComment !== undefined && (
        <Button size="small" keys={KEYS} onClick={comment}>
          {TEXT.comment}
        </Button>
      )}
      {comments?.slots.map(({ key, content }) => (
        <Fragment key={key}>{content}</Fragment>
      ))}
    </>
  );
}

const FILE_LINK_KEYS = "y";

/** Adds the shortcut that copies a link to a file not shown by its lines. */
export function FileLinkKey({ address, path }: Pick<ReaderProps, "address"> & { readonly path: string }) {
  const { copy } = useCopy();
  useShortcut(FILE_LINK_KEYS, TEXT.copy, shortcutGroups.file, () => copy(address.linkTo({ path, lines: null })));
  return null;
}
