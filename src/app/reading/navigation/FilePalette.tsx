import { FileIcon } from "@primer/octicons-react";
import { single } from "fuzzysort";
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

/** Finds a file of a commit by letters of its path. */
export function FilePalette({ open, onClose, slug, oid, onGo }: Props): ReactNode {
  const typing = usePaletteQuery(onClose);
  const text = open ? typing.query.trim() : "";
  const { data, latest, failure } = useLoadedQuery<FilePaletteQuery, ReturnType<typeof readFiles>>(
    graphql`
      query FilePaletteQuery($slug: String!, $oid: String!, $text: String!, $first: Int!) {
        repository(slug: $slug) @catch(to: RESULT) {
          commit(revision: $oid) {
            searchFileNames(query: $text, first: $first) {
              paths
              count
              isIncomplete
              failure {
                message
              }
            }
          }
        }
      }
    `,
    text === "" ? null : { slug, oid, text, first: LIMIT },
    readFiles,
    { fetchPolicy: "store-or-network" },
  );
  const found = text === "" || failure !== null ? null : latest;
  const lost = found?.failure?.message ?? null;
  const commands = useMemo(() => {
    const { paths = [], count = 0, isIncomplete = false } = found ?? {};
    const more =
      count > paths.length
        ? `Showing ${formatCount(paths.length)} of ${formatCount(count)} matches; keep typing`
        : TITLE;
    const group = lost ?? (isIncomplete ? "This commit has too many files; only the first ones are searched" : more);
    return paths.map((path): Command => {
      const label = displayPath(path);
      const positions = positionsIn(label, text);
      return { id: path, label, group, icon: <FileIcon />, positions, run: () => onGo(path) };
    });
  }, [found, lost, text, onGo]);
  return (
    <CommandPalette
      {...typing}
      open={open}
      title={TITLE}
      commands={commands}
      loading={text !== "" && data === null && failure === null}
      placeholder="Search files by path"
      emptyText={failure ?? lost ?? (text === "" ? "Type part of a file path" : "No matching files")}
    />
  );
}

/** The number of results: rendering more costs more than finding them. */
const LIMIT = 40;

function positionsIn(label: string, text: string): readonly number[] {
  const start = label.lastIndexOf("/") + 1;
  const inName = single(text, label.slice(start))?.indexes.map((position) => start + position);
  return inName ?? single(text, label)?.indexes ?? [];
}

const readFiles = ({ repository }: FilePaletteQuery["response"]) => valueOf(repository).commit.searchFileNames;
