import { FileIcon } from "@primer/octicons-react";
import { useMemo, type ReactNode } from "react";
import { CommandPalette, type Command } from "#app/ui/CommandPalette.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { usePaletteQuery } from "#app/ui/usePaletteQuery.ts";
import { useFileNames } from "./useFileNames.ts";
import { formatCount } from "#app/ui/formatCount.ts";

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
