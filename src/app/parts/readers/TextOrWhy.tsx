import { Fragment, type ReactNode } from "react";
import { NoLines } from "./NoLines.tsx";
import type { FileRemarks } from "../FileRemarks.ts";

const TEXT = {
  failed: "It cannot be shown",
  none: "It has no text.",
} as const;

interface Props {
  readonly path: string;
  /** The file's text; null where there is none. */
  readonly text: string | null | undefined;
  /** Why it could not be read, in a sentence, if it could not. */
  readonly failure: string | null | undefined;
  readonly remarks: FileRemarks | undefined;
  readonly children: (text: string) => ReactNode;
}

/** What is made of a file's text, and below it what is said of the file; or why there is no text. */
export function TextOrWhy({ path, text, failure, remarks, children }: Props) {
  if (text == null) {
    return (
      <NoLines title={TEXT.failed} fileKey={path} remarks={remarks}>
        {failure ?? TEXT.none}
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
