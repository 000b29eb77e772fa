import { FileIcon } from "@primer/octicons-react";
import { useMemo, useState, type ReactNode } from "react";
import { CommandPalette, type Command } from "#app/ui/CommandPalette.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { formatCount } from "#app/ui/formatCount.ts";
import { useFileNames } from "./useFileNames.ts";

const TITLE = "Go to file";
const PLACEHOLDER = "A few letters of a file's path";
const START = "Type a few letters of a path, in their order";
const NONE = "No file of this commit has these letters in its path";
const CUT = "Only the first files of this commit are looked through: there are too many";
const moreText = (shown: number, count: number): string =>
  `The best ${formatCount(shown)} of ${formatCount(count)} that fit; type on to narrow them down`;

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly slug: string;
  readonly oid: string;
  readonly onGo: (path: string) => void;
}

/** Finds a file of a commit by a few letters of its path; all its paths come at once, and are looked through here. */
export function FilePalette({ open, onClose, slug, oid, onGo }: Props): ReactNode {
  const [query, setQuery] = useState("");
  const { paths, fitted, count, isCut, failure, isLoading } = useFileNames(slug, oid, open ? query.trim() : "", open);
  const group = isCut ? CUT : count > paths.length ? moreText(paths.length, count) : TITLE;
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
      open={open}
      onClose={() => {
        setQuery("");
        onClose();
      }}
      title={TITLE}
      commands={commands}
      query={query}
      sought={fitted}
      onQueryChange={setQuery}
      loading={isLoading}
      placeholder={PLACEHOLDER}
      emptyText={failure ?? (query.trim() === "" ? START : NONE)}
    />
  );
}
