import {
  FileDirectoryFillIcon,
  FileIcon,
  FileSubmoduleIcon,
  FileSymlinkFileIcon,
  TerminalIcon,
} from "@primer/octicons-react";
import { type ReactElement } from "react";
import { addressOf } from "#contract/pages.ts";
import { sizeText } from "#app/diff/displayText.ts";
import { displayPath, visibleText } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import type { EntryFacts } from "./EntryFacts.tsx";
import type { EntryLetter, FolderEntry } from "./folderEntries.ts";
import { useStored } from "#app/ui/Store.ts";

const NO_MESSAGE = "(no message)";
const ABBREVIATED = 10;

const KINDS: Readonly<Record<EntryLetter, { readonly label: string; readonly icon: ReactElement }>> = {
  T: { label: "Folder", icon: <FileDirectoryFillIcon /> },
  B: { label: "File", icon: <FileIcon /> },
  X: { label: "Executable file", icon: <TerminalIcon /> },
  L: { label: "Symbolic link", icon: <FileSymlinkFileIcon /> },
  S: { label: "Submodule", icon: <FileSubmoduleIcon /> },
};

interface Props {
  readonly slug: string;
  readonly entry: FolderEntry;
  readonly facts: EntryFacts;
  /** The 1-based row number in the table. */
  readonly number: number;
  /** The URLs of the entry and of its history. */
  readonly to: string;
  readonly history: string;
}

/** One entry of a folder with its last commit and its size. */
export function FolderRow({ slug, entry, facts, number, to, history }: Props) {
  const { name, letter, entryIndex, commit } = entry;
  const { label, icon } = KINDS[letter];
  const target = useStored(facts, () => facts.targetAt(entryIndex));
  return (
    <div className="FolderRow" role="row" aria-rowindex={number} data-kind={letter}>
      <div className="FolderRow-name row gap-2" role="cell">
        <span className="FolderRow-icon muted" role="img" aria-label={label} title={label}>
          {icon}
        </span>
        <Link className="FolderRow-link name-link" to={to} data-entry={number}>
          {displayPath(name)}
        </Link>
        {commit !== null && <span className="FolderRow-beside">{`at ${commit.slice(0, ABBREVIATED)}`}</span>}
        {typeof target === "string" && (
          <span className="FolderRow-beside" title={displayPath(target)}>
            → {displayPath(target)}
          </span>
        )}
      </div>
      <LastChange slug={slug} name={name} facts={facts} history={history} />
      <Size entryIndex={entryIndex} facts={facts} />
    </div>
  );
}

function LastChange(props: {
  readonly slug: string;
  readonly name: string;
  readonly facts: EntryFacts;
  readonly history: string;
}) {
  const { slug, name, facts, history } = props;
  const commit = useStored(facts, () => facts.commitOf(name));
  const isWhole = useStored(facts, facts.isWhole);
  return (
    <>
      <div className="FolderRow-message row gap-2" role="cell">
        {commit !== undefined && (
          <Link
            to={addressOf.commit(slug, commit.oid)}
            title={visibleText(`${commit.headline || NO_MESSAGE} · ${commit.author}`)}
          >
            <MarkedText text={commit.headline || NO_MESSAGE} />
          </Link>
        )}
        {commit === undefined && isWhole && (
          <Link to={history} title="The last commit was not found in time. Open the history to find it.">
            unknown
          </Link>
        )}
      </div>
      <div className="FolderRow-date nowrap" role="cell">
        {commit !== undefined && <RelativeTime iso={commit.date} />}
      </div>
    </>
  );
}

function Size({ entryIndex, facts }: { readonly entryIndex: number; readonly facts: EntryFacts }) {
  const size = useStored(facts, () => facts.sizeAt(entryIndex));
  return (
    <div className="FolderRow-size digits nowrap" role="cell">
      {size !== null && sizeText(size)}
    </div>
  );
}
