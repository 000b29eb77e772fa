import { type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment, Subscription } from "relay-runtime";
import type { TextChangeQuery } from "#generated/TextChangeQuery.graphql.ts";
import type { ChangeBodyProps } from "../changes/ChangeBody.ts";
import { failureOf } from "../fieldFailure.ts";
import { FileLinksContext, type LinksInFile } from "../readers/ReaderProps.ts";
import { useFoldKeys } from "./FoldedPart.tsx";
import "./ChangeView.css";

const TEXT = {
  loading: "Loading…",
  noText: "It has no text that could be shown otherwise: these are its lines.",
} as const;

interface Props<Change> {
  readonly body: ChangeBodyProps;
  /** Of each side, in characters; longer ones are shown by their lines. */
  readonly lengthMax: number;
  /** What is said above the lines of a longer one, and of one that cannot be read so. */
  readonly tooLong: string;
  readonly unread: string;
  /** Reads what became of it; null where that cannot be. Give the same function always. */
  readonly read: (texts: ChangedTexts) => Change | null;
  readonly children: (change: Change) => ReactNode;
}

/** A changed text as what it is, once both its sides are there; gives way to the lines where it cannot be shown so, and says why. */
export function TextChange<Change>({ body, lengthMax, tooLong, unread, read, children }: Props<Change>): ReactNode {
  const { comparisonId: id, place, height, onShown, onLines } = body;
  useFoldKeys();
  const environment = useRelayEnvironment();
  const [texts, setTexts] = useState<ChangedTexts | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const asked = fetchChangedTexts(environment, { id, place }, setTexts, setFailure);
    return () => asked.unsubscribe();
  }, [environment, id, place]);
  const length = Math.max(texts?.before?.length ?? 0, texts?.after?.length ?? 0);
  const hasText = texts !== null && (texts.before !== null || texts.after !== null);
  const isRead = hasText && length <= lengthMax;
  const change = useMemo(() => (isRead && texts !== null ? read(texts) : null), [isRead, texts, read]);
  const why =
    failure ?? (texts === null ? null : !hasText ? TEXT.noText : !isRead ? tooLong : change === null ? unread : null);
  useEffect(() => {
    if (why !== null) onLines(why);
    else if (change !== null) onShown();
  }, [why, change, onLines, onShown]);
  if (change === null) {
    return (
      <p className="ChangeBody-loading" style={{ height }}>
        {TEXT.loading}
      </p>
    );
  }
  return (
    <div className="ChangeView" data-layout={body.layout}>
      {children(change)}
    </div>
  );
}

const FETCH_CHANGED_TEXTS_TEXT = {
  lost: "This file's texts could not be read.",
} as const;

/** The two sides of a changed file; null of one that is not there, or has no text. */
export interface ChangedTexts {
  readonly before: string | null;
  readonly after: string | null;
}

/** Asks for the sides of a comparison's file at a place as texts. One of the two is called, once. */
function fetchChangedTexts(
  environment: IEnvironment,
  asked: { readonly id: string; readonly place: number },
  onTexts: (texts: ChangedTexts) => void,
  onFailure: (sentence: string) => void,
): Subscription {
  const query = graphql`
    query TextChangeQuery($id: ID!, $place: Int!) {
      node(id: $id) {
        ... on Comparison {
          texts(place: $place) @catch(to: RESULT) {
            old
            new
          }
        }
      }
    }
  `;
  return fetchQuery<TextChangeQuery>(environment, query, asked).subscribe({
    next: ({ node }) => {
      const texts = node?.texts;
      if (texts === undefined) onFailure(FETCH_CHANGED_TEXTS_TEXT.lost);
      else if (!texts.ok) onFailure(failureOf(texts.errors).message);
      else onTexts({ before: texts.value.old ?? null, after: texts.value.new ?? null });
    },
    error: (error: Error) => onFailure(error.message),
  });
}

const NOWHERE: Partial<LinksInFile> = {};

/** Gives where addresses in a changed file lead, on each side; nowhere where nobody says. */
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
