import { createContext, type ReactNode, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { LineRange } from "#contract/suggesting/suggestionText.ts";
import type { PartLines_lines$key } from "#generated/PartLines_lines.graphql.ts";

interface KnownLines {
  /** The lines that suggestions replace, as far as they can be read. */
  readonly replaced: readonly (LineRange & { readonly lines: readonly string[] })[];
  /** The lines that a suggestion without lines replaces, if they are among these. */
  readonly own: LineRange | null;
}

export const KnownLinesContext = createContext<KnownLines>({ replaced: [], own: null });

interface Props {
  readonly lines: PartLines_lines$key;
  /** The lines of a draft. */
  readonly own?: { readonly startLine: number | null | undefined; readonly endLine: number | null | undefined };
  readonly children: ReactNode;
}

/** Lets the suggestions inside show the lines that they replace. */
export function PartLines({ lines, own, children }: Props): ReactNode {
  const replaced = useFragment(
    graphql`
      fragment PartLines_lines on ReplacedLines @relay(plural: true) @throwOnFieldError {
        startLine
        endLine
        lines
      }
    `,
    lines,
  );
  const { startLine, endLine } = own ?? {};
  const known = useMemo(
    () => ({ replaced, own: startLine == null ? null : { startLine, endLine: endLine ?? startLine } }),
    [replaced, startLine, endLine],
  );
  return <KnownLinesContext value={known}>{children}</KnownLinesContext>;
}

/** The actions on the lines of a part. */
export interface PartActions {
  readonly goTo: (range: LineRange) => void;
  /** Edits them in place; null if the viewer cannot. */
  readonly edit: ((range: LineRange) => void) | null;
}

/** Null where the lines of a suggestion are not shown, or are others than those that it was written on. */
export const PartActionsContext = createContext<PartActions | null>(null);
