import { FileIcon } from "@primer/octicons-react";
import { useMemo, type ReactNode } from "react";
import { CommandPalette, type Command } from "#app/ui/CommandPalette.tsx";
import { usePaletteQuery } from "#app/ui/usePaletteQuery.ts";
import type { DiffFile } from "../DiffFile.ts";
import { parseJump } from "./parseJump.ts";
import { pathText } from "../pathText.ts";
import type { ReaderPlace } from "../ReaderPlace.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";
import { formatCount } from "#app/ui/formatCount.ts";

const TEXT = {
  title: "Go to a file or line",
  placeholder: "File name, name:line, or :line of this file",
  none: "No changed file has this name. A line is :12, of the old side :-12.",
  here: "This file",
  line: (line: number): string => `line ${formatCount(line)}`,
  lines: (line: number, to: number): string => `lines ${formatCount(line)} to ${formatCount(to)}`,
  ofTheOldSide: (numbers: string): string => `${numbers} of the old side`,
} as const;
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
  const typing = usePaletteQuery(onClose);
  const { query } = typing;
  const { words, lines } = useMemo(() => parseJump(query), [query]);
  const detail = lines === null ? undefined : linesText(lines);
  const isHere = words === "" && lines !== null;
  const commands = useMemo((): readonly Command[] => {
    if (!open) return NO_COMMANDS;
    const offered = isHere ? files.filter(({ key }) => key === current) : files;
    return offered.map((file) => ({
      id: file.key,
      label: pathText(file),
      group: isHere ? TEXT.here : shortcutGroups.changedFiles,
      icon: <FileIcon />,
      ...(detail !== undefined && { detail }),
      run: () => onGo({ path: file.key, lines }),
    }));
  }, [open, files, current, isHere, lines, detail, onGo]);
  return (
    <CommandPalette
      {...typing}
      open={open}
      title={TEXT.title}
      commands={commands}
      sought={words}
      placeholder={TEXT.placeholder}
      emptyText={TEXT.none}
    />
  );
}

function linesText({ side, line, to }: NonNullable<ReaderPlace["lines"]>): string {
  const numbers = to === line ? TEXT.line(line) : TEXT.lines(line, to);
  return side === "old" ? TEXT.ofTheOldSide(numbers) : numbers;
}
