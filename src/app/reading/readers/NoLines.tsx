import { Fragment, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { Button } from "#app/ui/Button.tsx";
import { useCopy } from "#app/ui/CopyButton.tsx";
import { EmptyState } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { NoLines_text$key } from "#generated/NoLines_text.graphql.ts";
import type { FileComments, ReaderProps } from "../views/ReaderProps.ts";

const COMMENT = "Comment on this file";
const KEYS = "f";

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly fileKey: string;
  readonly comments: FileComments | undefined;
}

/** Shows the reason why a file has no lines, and below it the comments on the file. */
export function NoLines({ title, children, fileKey, comments }: Props) {
  const comment = useCommentKey(fileKey, comments);
  return (
    <>
      <EmptyState
        title={title}
        actions={
          comment !== null && (
            <Button keys={KEYS} onClick={comment}>
              {COMMENT}
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
      <Comments of={comments} />
    </>
  );
}

/** Returns the function that starts a comment on a file, and gives it a key; null outside a review. */
function useCommentKey(fileKey: string, comments: FileComments | undefined): (() => void) | null {
  const onComment = comments?.onComment;
  const comment = (): void => onComment?.({ key: fileKey, side: "new", line: 0, to: 0 });
  const enabled = onComment !== undefined;
  useShortcut(KEYS, COMMENT, shortcutGroups.review, comment, { enabled });
  return enabled ? comment : null;
}

function Comments({ of: comments }: { readonly of: FileComments | undefined }): ReactNode {
  return comments?.slots.map(({ key, content }) => <Fragment key={key}>{content}</Fragment>);
}

export interface FileText {
  readonly id: string;
  readonly revision: string;
  readonly path: string;
  readonly mode: string;
  readonly text: string;
}

interface TextOrWhyProps {
  readonly file: NoLines_text$key;
  readonly comments: FileComments | undefined;
  readonly children: (file: FileText) => ReactNode;
}

/** Renders a file's text and the comments on the file, or the reason why there is no text. */
export function TextOrWhy({ file, comments, children }: TextOrWhyProps) {
  const { revision, path, mode, blob } = useFragment(
    graphql`
      fragment NoLines_text on FileAtRevision @throwOnFieldError {
        revision
        path
        mode
        blob {
          id
          text @catch(to: NULL)
          textFailure @catch(to: NULL)
        }
      }
    `,
    file,
  );
  if (blob?.text == null) {
    return (
      <NoLines title="This file cannot be shown" fileKey={path} comments={comments}>
        {blob?.textFailure ?? "The file has no text."}
      </NoLines>
    );
  }
  const { id, text } = blob;
  return (
    <>
      {children({ id, revision, path, mode, text })}
      <Comments of={comments} />
    </>
  );
}

interface CommentsOnFileProps {
  readonly fileKey: string;
  readonly comments: FileComments | undefined;
}

/** Shows the comments on a file that is not shown by its lines, and a button to add one; nothing outside a review. */
export function CommentsOnFile({ fileKey, comments }: CommentsOnFileProps) {
  const comment = useCommentKey(fileKey, comments);
  return (
    <>
      {comment !== null && (
        <Button size="small" keys={KEYS} onClick={comment}>
          {COMMENT}
        </Button>
      )}
      <Comments of={comments} />
    </>
  );
}

/** Adds the shortcut that copies a link to a file not shown by its lines. */
export function FileLinkKey({ address, path }: Pick<ReaderProps, "address"> & { readonly path: string }) {
  const { copy } = useCopy();
  useShortcut("y", "Copy link to this file", shortcutGroups.file, () => copy(address.linkTo({ path, lines: null })));
  return null;
}
