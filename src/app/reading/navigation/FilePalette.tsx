import { FileIcon } from "@primer/octicons-react";
import { go, type KeyResult, single, snapshot, type SnapshotKey } from "fuzzysort";
import { type ReactNode, useMemo } from "react";
import { graphql } from "react-relay";
import { type Command, CommandPalette, usePaletteQuery } from "#app/ui/CommandPalette.tsx";
import { displayPath, formatCount } from "#app/ui/format.ts";
import { valueOf } from "../data/fieldFailure.ts";
import { useLoadedQuery } from "../data/useLoadedQuery.ts";
import type { FilePaletteQuery } from "#generated/FilePaletteQuery.graphql.ts";

const TITLE = "Go to file";

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly slug: string;
  readonly oid: string;
  readonly onGo: (path: string) => void;
}

/** Finds a file of a commit by letters of its path. All paths are loaded at once and searched in the browser. */
export function FilePalette({ open, onClose, slug, oid, onGo }: Props): ReactNode {
  const typing = usePaletteQuery(onClose);
  const { query } = typing;
  const text = open ? query.trim() : "";
  const { data: known, failure } = useFileNames(slug, oid, open);
  const { files, count } = useMemo(() => findFiles(known, text), [known, text]);
  const { isTruncated = false, lost = null } = known ?? {};
  const more =
    count > files.length ? `Showing ${formatCount(files.length)} of ${formatCount(count)} matches; keep typing` : TITLE;
  const group = lost ?? (isTruncated ? "This commit has too many files; only the first ones are searched" : more);
  const commands = useMemo(
    () =>
      files.map((file): Command => ({
        id: file.path,
        label: file.label,
        group,
        icon: <FileIcon />,
        positions: positionsIn(file, text),
        run: () => onGo(file.path),
      })),
    [files, text, group, onGo],
  );
  return (
    <CommandPalette
      {...typing}
      open={open}
      title={TITLE}
      commands={commands}
      loading={open && known === null && failure === null}
      placeholder="Search files by path"
      emptyText={failure ?? lost ?? (text === "" ? "Type part of a file path" : "No matching files")}
    />
  );
}

/** The number of results: rendering more costs more than finding them. */
const LIMIT = 40;

interface SearchableFile {
  readonly path: string;
  /** The path as it is shown and searched. */
  readonly label: string;
  /** The part of the label after the last slash. */
  readonly name: string;
}

interface Known {
  readonly names: SnapshotKey<SearchableFile>;
  readonly labels: SnapshotKey<SearchableFile>;
  /** True if the commit has more files than were loaded. */
  readonly isTruncated: boolean;
  /** The error that hides the files of some folders; null if there is none. */
  readonly lost: string | null;
}

/** Prepares the paths of files, separated by NUL, for searching. Linear. */
export function searchableFiles(text: string): Pick<Known, "names" | "labels"> {
  const files = text.split("\0").flatMap((path): readonly SearchableFile[] => {
    const label = displayPath(path);
    return path === "" ? [] : [{ path, label, name: label.slice(label.lastIndexOf("/") + 1) }];
  });
  return { names: snapshot(files, { key: "name" }), labels: snapshot(files, { key: "label" }) };
}

/**
 * Finds files by letters of their paths in order, the best first, and counts all; none for an empty query. A match in
 * the name is better than in a folder.
 */
export function findFiles(known: Pick<Known, "names" | "labels"> | null, query: string) {
  if (known === null || query === "") return { files: [], count: 0 };
  const options = { limit: LIMIT, threshold: 0 };
  const inLabel = go(query, known.labels, options);
  const scores = new Map<SearchableFile, number>();
  const add = ({ obj, score }: KeyResult<SearchableFile>) => scores.set(obj, Math.max(score, scores.get(obj) ?? 0));
  for (const result of go(query, known.names, options)) add(result);
  for (const result of inLabel) add(result);
  const best = [...scores].toSorted(([a, one], [b, other]) => other - one || a.label.length - b.label.length);
  return { files: best.slice(0, LIMIT).map(([file]) => file), count: inLabel.total };
}

function positionsIn({ label, name }: SearchableFile, query: string): readonly number[] {
  const start = label.length - name.length;
  const inName = single(query, name)?.indexes.map((position) => start + position);
  return inName ?? single(query, label)?.indexes ?? [];
}

/** The names take megabytes. They never change, so another page takes them from the store. */
function useFileNames(slug: string, oid: string, isWanted: boolean) {
  return useLoadedQuery<FilePaletteQuery, Known>(
    graphql`
      query FilePaletteQuery($slug: String!, $oid: String!) {
        repository(slug: $slug) @catch(to: RESULT) {
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
    isWanted ? { slug, oid } : null,
    readNames,
    { fetchPolicy: "store-or-network" },
  );
}

function readNames({ repository }: FilePaletteQuery["response"]): Known {
  const { text, isTruncated, failure } = valueOf(repository).commit.fileNames;
  return { ...searchableFiles(text), isTruncated, lost: failure?.message ?? null };
}
