import { type ReactNode, useMemo } from "react";
import { type Command, CommandPalette, usePaletteQuery } from "#app/ui/CommandPalette.tsx";
import { formatCount } from "#app/ui/format.ts";
import type { DiffFile } from "../patch/DiffFile.ts";
import type { DiffLocation } from "../models/DiffLocation.ts";
import { fileCommands } from "./fileCommands.tsx";

const NO_COMMANDS: readonly Command[] = [];

/** Finds a changed file by parts of its path, and lines by number, in that file or in the current one. */
export function JumpPalette(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly files: readonly DiffFile[];
  readonly current: string | null;
  readonly onGo: (location: DiffLocation) => void;
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
    return fileCommands(offered, (path) => onGo({ path, lines })).map((command) => ({
      ...command,
      ...(isHere && { group: "This file" }),
      ...(detail !== undefined && { detail }),
    }));
  }, [open, files, current, isHere, lines, detail, onGo]);
  return (
    <CommandPalette
      {...typing}
      open={open}
      title="Go to a file or line"
      commands={commands}
      sought={words}
      placeholder="File name, name:line, or :line of this file"
      emptyText="No matching files. Type :12 to go to a line, or :-12 for a line of the old side."
    />
  );
}

function linesText({ side, line, to }: NonNullable<DiffLocation["lines"]>): string {
  const numbers = to === line ? `line ${formatCount(line)}` : `lines ${formatCount(line)} to ${formatCount(to)}`;
  return side === "old" ? `${numbers} of the old side` : numbers;
}

export interface Jump {
  readonly words: string;
  readonly lines: DiffLocation["lines"];
}

const LINES = /^(.*?):(-?)(?:([1-9]\d{0,8})(?:-([1-9]\d{0,8})?)?)?$/;

/**
 * Parses `words`, `words:12`, `words:12-20`, or with a minus after the colon, `words:-12`, a line of the old side. A
 * colon with nothing after it is the beginning of a number.
 */
export function parseJump(text: string): Jump {
  const [, words, minus, from, to] = LINES.exec(text.trim()) ?? [];
  if (words === undefined) return { words: text.trim(), lines: null };
  if (from === undefined) return { words: words.trim(), lines: null };
  const ends = [Number(from), Number(to ?? from)];
  const lines = { side: minus === "-" ? "old" : "new", line: Math.min(...ends), to: Math.max(...ends) } as const;
  return { words: words.trim(), lines };
}
