import { type ReactNode, useContext, useEffect, useMemo } from "react";
import { graphql } from "react-relay";
import type { TextChangeQuery } from "#generated/TextChangeQuery.graphql.ts";
import type { ChangeBodyProps } from "../views/ChangeBody.ts";
import { valueOf } from "../data/fieldFailure.ts";
import { FileLinksContext, type LinksInFile } from "../views/ReaderProps.ts";
import { useLoadedQuery } from "../data/useLoadedQuery.ts";
import { useCollapseKeys } from "./CollapsedPart.tsx";
import "./ChangeView.css";

interface Props<Change> {
  readonly body: ChangeBodyProps;
  /** In characters per side; longer files show their source. */
  readonly lengthMax: number;
  /** The messages shown above the source when a file is too long or cannot be parsed. */
  readonly tooLong: string;
  readonly unreadable: string;
  /** Computes the change; null when that is impossible. Pass a stable function. */
  readonly read: (texts: ChangedTexts) => Change | null;
  readonly children: (change: Change) => ReactNode;
}

/** Shows a changed text in rendered form once both sides have loaded; falls back to the source and gives the reason. */
export function TextChange<Change>({ body, lengthMax, tooLong, unreadable, read, children }: Props<Change>): ReactNode {
  const { comparisonId: id, fileIndex, height, onShown, onLines } = body;
  useCollapseKeys();
  const { data: texts, failure } = useLoadedQuery<TextChangeQuery, ChangedTexts>(
    graphql`
      query TextChangeQuery($id: ID!, $fileIndex: Int!) {
        node(id: $id) {
          ... on Comparison {
            texts(fileIndex: $fileIndex) @catch(to: RESULT) {
              old
              new
            }
          }
        }
      }
    `,
    { id, fileIndex },
    readTexts,
  );
  const length = Math.max(texts?.before?.length ?? 0, texts?.after?.length ?? 0);
  const hasText = texts !== null && (texts.before !== null || texts.after !== null);
  const isRead = hasText && length <= lengthMax;
  const change = useMemo(() => (isRead && texts !== null ? read(texts) : null), [isRead, texts, read]);
  const why =
    failure ??
    (texts === null
      ? null
      : !hasText
        ? "This file has no text to render. Showing the source instead."
        : !isRead
          ? tooLong
          : change === null
            ? unreadable
            : null);
  useEffect(() => {
    if (why !== null) onLines(why);
    else if (change !== null) onShown();
  }, [why, change, onLines, onShown]);
  if (change === null) {
    return (
      <p className="ChangeBody-loading muted" style={{ height }}>
        Loading…
      </p>
    );
  }
  return (
    <div className="ChangeView stack gap-2" data-layout={body.layout}>
      {children(change)}
    </div>
  );
}

/** The two sides of a changed file; null for a side that does not exist or has no text. */
export interface ChangedTexts {
  readonly before: string | null;
  readonly after: string | null;
}

function readTexts({ node }: TextChangeQuery["response"]): ChangedTexts {
  const { old: before, new: after } = valueOf(node?.texts, "The text of this file could not be loaded.");
  return { before: before ?? null, after: after ?? null };
}

const NOWHERE: Partial<LinksInFile> = {};

/** Returns the link resolvers of both sides; empty when the context provides none. */
export function useLinksOfSides({ oldOid, newOid, file }: ChangeBodyProps): {
  readonly old: Partial<LinksInFile>;
  readonly new: Partial<LinksInFile>;
} {
  const linksOf = useContext(FileLinksContext);
  const { plainPath, plainOldPath } = file;
  return useMemo(
    () => ({
      old: linksOf === null || oldOid === null ? NOWHERE : linksOf(oldOid, plainOldPath ?? plainPath),
      new: linksOf === null ? NOWHERE : linksOf(newOid, plainPath),
    }),
    [linksOf, oldOid, newOid, plainPath, plainOldPath],
  );
}
