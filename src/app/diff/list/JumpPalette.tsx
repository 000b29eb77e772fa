import { FileIcon } from "@primer/octicons-react";
import { useMemo, useState, type ReactNode } from "react";
import { CommandPalette, type Command } from "#app/ui/CommandPalette.tsx";
import { formatCount } from "#app/ui/formatCount.ts";
import type { DiffFile } from "../DiffFile.ts";
import { parseJump } from "./parseJump.ts";
import { pathText } from "../pathText.ts";
import type { ReaderPlace } from "../ReaderPlace.ts";

const TITLE = "Go to a file or line";
const PLACEHOLDER = "File name, name:line, or :line of this file";
const NONE = "No changed file has this name. A line is :12, of the old side :-12.";
const GROUP = "Changed files";
const HERE = "This file";
const NO_COMMANDS: readonly Command[] = [];

/** Finds a changed file by a few letters of its path, and lines by their numbers, there or in the file one is reading. */
export function JumpPalette(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly files: readonly DiffFile[];
  /** The key of the file one is reading. */
  readonly current: string | null;
  readonly onGo: (place: ReaderPlace) => void;
}): ReactNode {
  const { open, files, current, onClose, onGo } = props;
  const [query, setQuery] = useState("");
  const { words, lines } = useMemo(() => parseJump(query), [query]);
  const detail = lines === null ? undefined : linesText(lines);
  const isHere = words === "" && lines !== null;
  const commands = useMemo((): readonly Command[] => {
    if (!open) return NO_COMMANDS;
    const offered = isHere ? files.filter(({ key }) => key === current) : files;
    return offered.map((file) => ({
      id: file.key,
      label: pathText(file),
      group: isHere ? HERE : GROUP,
      icon: <FileIcon />,
      ...(detail !== undefined && { detail }),
      run: () => onGo({ path: file.key, lines }),
    }));
  }, [open, files, current, isHere, lines, detail, onGo]);
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
      sought={words}
      onQueryChange={setQuery}
      placeholder={PLACEHOLDER}
      emptyText={NONE}
    />
  );
}

function linesText({ side, line, to }: NonNullable<ReaderPlace["lines"]>): string {
  const numbers = to === line ? `line ${formatCount(line)}` : `lines ${formatCount(line)} to ${formatCount(to)}`;
  return side === "old" ? `${numbers} of the old side` : numbers;
}
