import { FileIcon } from "@primer/octicons-react";
import { type ReactNode, useMemo } from "react";
import { type Command, CommandPalette, usePaletteQuery } from "#app/ui/CommandPalette.tsx";
import { formatCount } from "#app/ui/format.ts";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import { type DiffFile, pathText } from "../DiffFile.ts";
import type { ReaderPlace } from "../models/ReaderPlace.ts";

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

/** What is typed to go somewhere: words of a path, and the lines meant there. */
export interface Jump {
  readonly words: string;
  readonly lines: ReaderPlace["lines"];
}

const LINES = /^(.*?):(-?)(?:([1-9]\d{0,8})(?:-([1-9]\d{0,8})?)?)?$/;

/**
 * Reads `words`, `words:12`, `words:12-20`, or with a minus after the colon, `words:-12`, a line of the old side. A colon
 * that nothing follows is the beginning of a number.
 */
export function parseJump(text: string): Jump {
  const [, words, minus, from, to] = LINES.exec(text.trim()) ?? [];
  if (words === undefined) return { words: text.trim(), lines: null };
  if (from === undefined) return { words: words.trim(), lines: null };
  const ends = [Number(from), Number(to ?? from)];
  const lines = { side: minus === "-" ? "old" : "new", line: Math.min(...ends), to: Math.max(...ends) } as const;
  return { words: words.trim(), lines };
}
