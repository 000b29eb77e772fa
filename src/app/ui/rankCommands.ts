import type { Command } from "./CommandPalette.tsx";
import { fuzzyScore } from "./fuzzyScore.ts";

export type RankedCommand = {
  readonly command: Command;
  /** Where in the label the typed characters were found. */
  readonly positions: readonly number[];
};

export type RankedGroup = { readonly group: string; readonly members: readonly RankedCommand[] };

export type RankedCommands = {
  readonly groups: readonly RankedGroup[];
  /** How many fit but were left out. */
  readonly left: number;
};

/** A hit in the detail or the group counts for less than the same hit in the label. */
const OUTSIDE_LABEL = 30;

/**
 * Keeps the commands that fit `query`, at most `limit`, best first within their groups and the group of the best one first.
 * An empty query keeps all in their order. What a search elsewhere found (`found`) is kept as it came, after what fits better.
 */
export function rankCommands(commands: readonly Command[], query: string, limit: number): RankedCommands {
  const fitting = commands.flatMap((command) => rank(command, query.trim()) ?? []);
  const sorted = query.trim() === "" ? fitting : fitting.toSorted((a, b) => b.score - a.score);
  const groups = new Map<string, RankedCommand[]>();
  for (const { command, positions } of sorted.slice(0, limit)) {
    const members = groups.get(command.group);
    if (members) members.push({ command, positions });
    else groups.set(command.group, [{ command, positions }]);
  }
  return {
    groups: Array.from(groups, ([group, members]) => ({ group, members })),
    left: Math.max(0, sorted.length - limit),
  };
}

function rank(command: Command, query: string): (RankedCommand & { readonly score: number }) | null {
  const inLabel = fuzzyScore(query, command.label);
  if (inLabel !== null) return { command, ...inLabel };
  const around = fuzzyScore(query, `${command.label} ${command.detail ?? ""} ${command.group}`);
  if (around !== null) {
    const positions = around.positions.filter((position) => position < command.label.length);
    return { command, positions, score: around.score - OUTSIDE_LABEL };
  }
  return command.found === true ? { command, positions: [], score: Number.NEGATIVE_INFINITY } : null;
}
