import { FileIcon } from "@primer/octicons-react";
import { useMemo, useState, type ReactNode } from "react";
import { CommandPalette, type Command } from "#app/ui/CommandPalette.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { useFileNames } from "./useFileNames.ts";
import { navigationWords } from "./navigationWords.ts";

const TEXT = navigationWords.filePalette;

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
      open={open}
      onClose={() => {
        setQuery("");
        onClose();
      }}
      title={TEXT.title}
      commands={commands}
      query={query}
      sought={fitted}
      onQueryChange={setQuery}
      loading={isLoading}
      placeholder={TEXT.placeholder}
      emptyText={failure ?? lost ?? (query.trim() === "" ? TEXT.start : TEXT.none)}
    />
  );
}
