import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { Environment } from "relay-runtime";
import type { useFileNamesQuery } from "#generated/useFileNamesQuery.graphql.ts";
import { inSlices } from "./inSlices.ts";
import { NameFinder, type FoundNames } from "./NameFinder.ts";

/** As many are listed: more than anyone reads, and drawing them costs more than finding them. */
const LIMIT = 40;

/** The files of one commit. */
interface Known {
  readonly oid: string;
  readonly finder: NameFinder;
  /** The commit has more files than are known here. */
  readonly isCut: boolean;
  /** What keeps the files of some folders from being known; null where nothing does. */
  readonly lost: string | null;
}

interface Found extends FoundNames {
  readonly finder: NameFinder;
  readonly text: string;
}

/** The names of the commit that was looked through last: they take megabytes. */
const kept = new WeakMap<Environment, Known>();

/**
 * Gives the files of a commit whose paths fit a text, the best forty; none for an empty text. All names are asked for once a
 * commit, as soon as somebody may look for one, and looked through here, a slice at a time. What fitted before stays until more is known.
 */
export function useFileNames(
  slug: string,
  oid: string,
  text: string,
  isWanted: boolean,
): {
  readonly paths: readonly string[];
  /** The text that they fit. */
  readonly fitted: string;
  /** How many fit in all. */
  readonly count: number;
  readonly isCut: boolean;
  /** Why some folders' files are not known, where the repository is damaged. */
  readonly lost: string | null;
  /** Why none are known, where asking for them failed. */
  readonly failure: string | null;
  readonly isLoading: boolean;
} {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<Known | null>(() => kept.get(environment) ?? null);
  const [failure, setFailure] = useState<string | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const finder = known?.oid === oid ? known.finder : null;

  const isMissing = isWanted && finder === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    const subscription = fetchQuery<useFileNamesQuery>(
      environment,
      graphql`
        query useFileNamesQuery($slug: String!, $oid: String!) @throwOnFieldError {
          repository(slug: $slug) {
            commit(revision: $oid) {
              fileNames {
                text
                isCut
                failure {
                  sentence
                }
              }
            }
          }
        }
      `,
      { slug, oid },
    ).subscribe({
      next: ({ repository }) => {
        const { text: names, isCut, failure: harm } = repository.commit.fileNames;
        const next = { oid, finder: new NameFinder(names, LIMIT), isCut, lost: harm?.sentence ?? null };
        if (harm === null) kept.set(environment, next);
        setFailure(null);
        setKnown(next);
      },
      error: (error: Error) => setFailure(error.message),
    });
    return () => subscription.unsubscribe();
  }, [environment, slug, oid, isMissing]);

  useEffect(() => {
    if (finder === null) return undefined;
    if (text === "") return inSlices(finder.prepare(), () => undefined);
    return inSlices(finder.find(text), (names) => setFound({ ...names, finder, text }));
  }, [finder, text]);

  const isCut = finder !== null && known?.isCut === true;
  const state = { isCut, lost: (finder !== null && known?.lost) || null, failure };
  if (text === "") return { ...state, paths: [], fitted: "", count: 0, isLoading: isMissing && failure === null };
  const shown = found?.finder === finder ? found : null;
  const isLoading = failure === null && shown?.text !== text;
  return { ...state, paths: shown?.names ?? [], fitted: shown?.text ?? "", count: shown?.count ?? 0, isLoading };
}
