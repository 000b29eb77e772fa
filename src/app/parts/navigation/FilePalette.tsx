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
  placeholder: "A few letters of a file's path",
  start: "Type a few letters of a path, in their order",
  none: "No file of this commit has these letters in its path; type fewer",
  cut: "Only the first files of this commit are looked through: there are too many",
  moreText: (shown: number, count: number): string =>
    `The best ${formatCount(shown)} of ${formatCount(count)} that fit; type on to narrow them down`,
} as const;

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly slug: string;
  readonly oid: string;
  readonly onGo: (path: string) => void;
}

/** Finds a file of a commit by a few letters of its path; all its paths come at once, and are looked through here. */
export function FilePalette({ open, onClose, slug, oid, onGo }: Props): ReactNode {
  const typing = usePaletteQuery(onClose);
  const { query } = typing;
  const { paths, fitted, count, isCut, lost, failure, isLoading } = useFileNames(
    slug,
    oid,
    open ? query.trim() : "",
    open,
  );
  const more = count > paths.length ? TEXT.moreText(paths.length, count) : TEXT.title;
  const group = lost ?? (isCut ? TEXT.cut : more);
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
function useFileNames(
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
    const subscription = fetchQuery<FilePaletteQuery>(
      environment,
      graphql`
        query FilePaletteQuery($slug: String!, $oid: String!) @throwOnFieldError {
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

/** How long one slice goes on before others are heard, in milliseconds: half a frame. */
const SLICE_MS = 8;

/** Does a long piece of work a slice at a time, the first at once, and hands over what it gives; the returned function calls it off. */
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
