import { Fragment, type ReactNode } from "react";
import { Button } from "#app/ui/Button.tsx";
import { useCopy } from "#app/ui/CopyButton.tsx";
import { EmptyState } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { FileRemarks, ReaderProps } from "./ReaderProps.ts";

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

const TEXT_OR_WHY_TEXT = {
  failed: "It cannot be shown",
  none: "It has no text.",
} as const;

interface TextOrWhyProps {
  readonly path: string;
  /** The file's text; null where there is none. */
  readonly text: string | null | undefined;
  /** Why it could not be read, in a sentence, if it could not. */
  readonly failure: string | null | undefined;
  readonly remarks: FileRemarks | undefined;
  readonly children: (text: string) => ReactNode;
}

/** What is made of a file's text, and below it what is said of the file; or why there is no text. */
export function TextOrWhy({ path, text, failure, remarks, children }: TextOrWhyProps) {
  if (text == null) {
    return (
      <NoLines title={TEXT_OR_WHY_TEXT.failed} fileKey={path} remarks={remarks}>
        {failure ?? TEXT_OR_WHY_TEXT.none}
      </NoLines>
    );
  }
  return (
    <>
      {children(text)}
      {remarks?.slots.map(({ key, content }) => (
        <Fragment key={key}>{content}</Fragment>
      ))}
    </>
  );
}

interface RemarksOnFileProps {
  /** What the reader would call the file. */
  readonly fileKey: string;
  readonly remarks: FileRemarks | undefined;
}

/** What is said of a file that is shown otherwise than by its lines, and the way to say more; nothing outside a review. */
export function RemarksOnFile({ fileKey, remarks }: RemarksOnFileProps) {
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

const FILE_LINK_KEY_TEXT = {
  copy: "Copy a link to this file",
} as const;
const FILE_LINK_KEY_KEYS = "y";

/** Copies by a key the link to a file that is shown otherwise than by its lines, which have their own. */
export function FileLinkKey({ address, path }: Pick<ReaderProps, "address"> & { readonly path: string }) {
  const { copy } = useCopy();
  useShortcut(FILE_LINK_KEY_KEYS, FILE_LINK_KEY_TEXT.copy, shortcutGroups.file, () =>
    copy(address.linkTo({ path, lines: null })),
  );
  return null;
}
