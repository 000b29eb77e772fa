import {
  FileDirectoryFillIcon,
  FileIcon,
  FileSubmoduleIcon,
  FileSymlinkFileIcon,
  TerminalIcon,
} from "@primer/octicons-react";
import { type ReactElement } from "react";
import { sizeText } from "#app/diff/displayText.ts";
import { displayPath } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import type { EntryLetter, FolderEntry, SizesAndTargets } from "./folderEntries.ts";

const ABBREVIATED = 10;

const KINDS: Readonly<Record<EntryLetter, { readonly label: string; readonly icon: ReactElement }>> = {
  T: { label: "Folder", icon: <FileDirectoryFillIcon /> },
  B: { label: "File", icon: <FileIcon /> },
  X: { label: "Executable file", icon: <TerminalIcon /> },
  L: { label: "Symbolic link", icon: <FileSymlinkFileIcon /> },
  S: { label: "Submodule", icon: <FileSubmoduleIcon /> },
};

interface Props {
  readonly entry: FolderEntry;
  readonly sizes: SizesAndTargets;
  /** The 1-based row number in the table. */
  readonly number: number;
  /** The URL of the entry. */
  readonly to: string;
}

/** One entry of a folder with its size. */
export function FolderRow({ entry, sizes: { sizes, targets }, number, to }: Props) {
  const { name, letter, entryIndex, commit } = entry;
  const { label, icon } = KINDS[letter];
  const target = targets.get(entryIndex);
  const size = sizes[entryIndex] ?? null;
  return (
    <div className="FolderRow" role="row" aria-rowindex={number} data-kind={letter}>
      <div className="FolderRow-name row gap-2" role="cell">
        <span className="FolderRow-icon muted" role="img" aria-label={label} title={label}>
          {icon}
        </span>
        <Link className="FolderRow-link name-link" to={to} data-entry>
          {displayPath(name)}
        </Link>
        {commit !== null && <span className="FolderRow-beside">{`at ${commit.slice(0, ABBREVIATED)}`}</span>}
        {target !== undefined && (
          <span className="FolderRow-beside" title={displayPath(target)}>
            → {displayPath(target)}
          </span>
        )}
      </div>
      <div className="FolderRow-size digits nowrap" role="cell">
        {size !== null && sizeText(size)}
      </div>
    </div>
  );
}
