import { INTERACTION_FLOOR } from "./interactionProbe.ts";

/** The names of figures in a report; reports of different days are compared by them. */
export type FigureName =
  | "ready"
  | "floor"
  | "closedFloor"
  | "firstLine"
  | "git"
  | "list"
  | "loadTask"
  | "sweepTask"
  | "frame"
  | "blank"
  | "interaction"
  | "composer"
  | "typing"
  | "findFirst"
  | "findAll"
  | "nodes"
  | "heap"
  | "bytes"
  | "memory";

/** One line of the table. */
export interface Figure {
  readonly name: FigureName;
  readonly label: string;
  readonly unit: "ms" | "%" | "kB" | "MB" | "";
  readonly digits: number;
  /** The figure that this one is compared with, as a ratio. */
  readonly beside?: FigureName;
  /** The shortest time that the browser reports; anything shorter counts as nothing. */
  readonly floor?: number;
  /** Returns the goal, given the name of the size and the value of the figure that this one is compared with. */
  readonly goal?: (size: string, beside: number) => number | null;
}

const HEAP_GOALS: ReadonlyMap<string, number> = new Map([
  ["200-files", 30],
  ["2000-files", 80],
  ["10500-files", 250],
  ["one-file", 120],
]);

const blankGoal = (size: string): number => (size === "2000-files" || size === "10500-files" ? 2 : 0);

/** The lines of the table, starting with the floor, each with its goal. */
export const FIGURES: readonly Figure[] = [
  { name: "ready", label: "start to ready", unit: "ms", digits: 0 },
  { name: "floor", label: "floor: first line, bare page", unit: "ms", digits: 0 },
  { name: "closedFloor", label: "floor, closed to other sites", unit: "ms", digits: 0 },
  {
    name: "firstLine",
    label: "first line on screen",
    unit: "ms",
    digits: 0,
    beside: "closedFloor",
    goal: (size, floor) => floor * (size === "10500-files" || size === "one-file" ? 2 : 1.5),
  },
  { name: "git", label: "git diff --raw -M", unit: "ms", digits: 0 },
  {
    name: "list",
    label: "list of files complete",
    unit: "ms",
    digits: 0,
    beside: "git",
    goal: (size, git) => (size === "one-file" ? null : git * 1.5 + 100),
  },
  { name: "loadTask", label: "longest task, loading", unit: "ms", digits: 0, floor: 50, goal: () => 50 },
  { name: "sweepTask", label: "longest task, sweeping", unit: "ms", digits: 0, floor: 50, goal: () => 50 },
  { name: "frame", label: "longest frame, sweeping", unit: "ms", digits: 0 },
  { name: "blank", label: "frames without a line", unit: "%", digits: 1, goal: blankGoal },
  {
    name: "interaction",
    label: "keys and clicks, 98 of 100",
    unit: "ms",
    digits: 0,
    floor: INTERACTION_FLOOR,
    goal: () => 50,
  },
  { name: "composer", label: "field for a comment, 98 of 100", unit: "ms", digits: 0, goal: () => 50 },
  {
    name: "typing",
    label: "letters typed, 98 of 100",
    unit: "ms",
    digits: 0,
    floor: INTERACTION_FLOOR,
    goal: () => 50,
  },
  { name: "findFirst", label: "find: first match", unit: "ms", digits: 0, goal: () => 100 },
  {
    name: "findAll",
    label: "find: all counted",
    unit: "ms",
    digits: 0,
    goal: (size) => (size === "10500-files" ? 5000 : 1000),
  },
  { name: "nodes", label: "elements, at most", unit: "", digits: 0, goal: () => 5000 },
  {
    name: "heap",
    label: "heap after the sweep",
    unit: "MB",
    digits: 0,
    goal: (size) => HEAP_GOALS.get(size) ?? null,
  },
  { name: "bytes", label: "sent until loaded", unit: "kB", digits: 0 },
  { name: "memory", label: "memory of the server", unit: "MB", digits: 0 },
];
