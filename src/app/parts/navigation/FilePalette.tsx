import { FileIcon } from "@primer/octicons-react";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { Environment } from "relay-runtime";
import { type Command, CommandPalette, usePaletteQuery } from "#app/ui/CommandPalette.tsx";
import { displayPath, formatCount } from "#app/ui/format.ts";
import type { FilePaletteQuery } from "#generated/FilePaletteQuery.graphql.ts";
import { type FoundNames, NameFinder } from "./NameFinder.ts";

const TEXT = {
  title: "Go to file",
  placeholder: "Search files by path",
  start: "Type part of a file path",
  none: "No matching files",
  truncated: "This commit has too many files; only the first ones are searched",
  moreText: (shown: number, count: number): string =>
    `Showing ${formatCount(shown)} of ${formatCount(count)} matches; keep typing`,
} as const;

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly slug: string;
  readonly oid: string;
  readonly onGo: (path: string) => void;
}

/** Finds a file of a commit by characters of its path. All paths are loaded at once and searched in the browser. */
export function FilePalette({ open, onClose, slug, oid, onGo }: Props): ReactNode {
  const typing = usePaletteQuery(onClose);
  const { query } = typing;
  const { paths, fitted, count, isTruncated, lost, failure, isLoading } = useFileNames(
    slug,
    oid,
    open ? query.trim() : "",
    open,
  );
  const more = count > paths.length ? TEXT.moreText(paths.length, count) : TEXT.title;
  const group = lost ?? (isTruncated ? TEXT.truncated : more);
  const commands = useMemo(
    () =>
      paths.map((path): Command => ({
        id: path,
        label: displayPath(path),
        group,
        icon: <FileIcon />,
        found: true,
        run: () => onGo(path),
      })),
    [paths, group, onGo],
  );
  return (
    <CommandPalette
      {...typing}
      open={open}
      title={TEXT.title}
      commands={commands}
      sought={fitted}
      loading={isLoading}
      placeholder={TEXT.placeholder}
      emptyText={failure ?? lost ?? (query.trim() === "" ? TEXT.start : TEXT.none)}
    />
  );
}

/** The number of results: rendering more costs more than finding them. */
const LIMIT = 40;

/** The file names of a commit. */
interface Known {
  readonly oid: string;
  readonly finder: NameFinder;
  /** True if the commit has more files than were loaded. */
  readonly isTruncated: boolean;
  /** The error that hides the files of some folders; null if there is none. */
  readonly lost: string | null;
}

interface Found extends FoundNames {
  readonly finder: NameFinder;
  readonly text: string;
}

/** Holds the names of the last searched commit only, as they take megabytes. */
const cached = new WeakMap<Environment, Known>();

/**
 * Returns the 40 best matches for a query, none for an empty one. The names of a commit are fetched once, when the
 * palette opens, and searched in slices. Earlier results stay until newer ones arrive.
 */
function useFileNames(
  slug: string,
  oid: string,
  text: string,
  isWanted: boolean,
): {
  readonly paths: readonly string[];
  /** The query that the paths match. */
  readonly fitted: string;
  /** The number of all matches. */
  readonly count: number;
  readonly isTruncated: boolean;
  /** The error that hides some folders of a damaged repository. */
  readonly lost: string | null;
  /** The error of the request for the names. */
  readonly failure: string | null;
  readonly isLoading: boolean;
} {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<Known | null>(() => cached.get(environment) ?? null);
  const [failure, setFailure] = useState<string | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const finder = known?.oid === oid ? known.finder : null;

  const isMissing = isWanted && finder === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    const subscription = fetchQuery<FilePaletteQuery>(
      environment,
      graphql`
        query FilePaletteQuery($slug: String!, $oid: String!) @throwOnFieldError {
          repository(slug: $slug) {
            commit(revision: $oid) {
              fileNames {
                text
                isTruncated
                failure {
                  message
                }
              }
            }
          }
        }
      `,
      { slug, oid },
    ).subscribe({
      next: ({ repository }) => {
        const { text: names, isTruncated, failure: harm } = repository.commit.fileNames;
        const next = { oid, finder: new NameFinder(names, LIMIT), isTruncated, lost: harm?.message ?? null };
        if (harm === null) cached.set(environment, next);
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

  const isTruncated = finder !== null && known?.isTruncated === true;
  const state = { isTruncated, lost: (finder !== null && known?.lost) || null, failure };
  if (text === "") return { ...state, paths: [], fitted: "", count: 0, isLoading: isMissing && failure === null };
  const shown = found?.finder === finder ? found : null;
  const isLoading = failure === null && shown?.text !== text;
  return { ...state, paths: shown?.names ?? [], fitted: shown?.text ?? "", count: shown?.count ?? 0, isLoading };
}

/** The length of a slice in milliseconds: half a frame. */
const SLICE_MS = 8;

/**
 * Runs an iterator in slices, the first one synchronously, and passes on its result; the returned function cancels it.
 */
function inSlices<Result>(work: Iterator<unknown, Result>, onDone: (result: Result) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slice = (): void => {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      const step = work.next();
      if (step.done === true) return onDone(step.value);
    }
    timer = setTimeout(slice);
  };
  slice();
  return () => clearTimeout(timer);
}
