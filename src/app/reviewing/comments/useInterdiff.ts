import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { DiffLocation } from "#app/diff/models/DiffLocation.ts";
import type { useInterdiff_interdiff$key } from "#generated/useInterdiff_interdiff.graphql.ts";
import type { AnchoredThread, FileLines } from "../threads/locateThread.ts";

/** The old side of an interdiff, a computed state that its author never had. */
export interface OldSide {
  /** The commit of the computed state. */
  readonly oldOid: string;
  /** The files in which the earlier patch set conflicts with the new base. */
  readonly conflicts: readonly string[];
  /** Returns the lines of the earlier patch set that are those of the old side; null if they come from the base. */
  readonly written: (lines: LinesOfFile) => (LinesOfFile & { readonly oid: string }) | null;
  /** Returns the commit and path to show for a whole file of the old side: the earlier patch set's, else the base's. */
  readonly wholeFile: (path: string) => { readonly oid: string; readonly path: string };
  /** Moves a thread on the earlier patch set to the old side if that has its lines. */
  readonly port: (thread: AnchoredThread) => AnchoredThread;
}

/** Reads an interdiff; null for any other comparison. */
export function useInterdiff(interdiff: useInterdiff_interdiff$key | null | undefined, oldOid: string): OldSide | null {
  const data = useFragment(
    graphql`
      fragment useInterdiff_interdiff on Interdiff @throwOnFieldError {
        olderOid
        ontoOid
        conflicts
        portedFiles {
          paths
          olderPaths
          runs
        }
      }
    `,
    interdiff ?? null,
  );
  return useMemo(() => {
    if (data == null) return null;
    const { olderOid, ontoOid, conflicts } = data;
    const { paths, olderPaths, runs } = data.portedFiles;
    const { toOlder, fromOlder } = portedLines({ paths, olderPaths, runs });
    return {
      oldOid,
      conflicts,
      written(lines) {
        const found = toOlder(lines);
        return found && { ...found, oid: olderOid };
      },
      wholeFile(path) {
        const found = toOlder({ path, line: 0, to: 0 });
        return found === null ? { oid: ontoOid ?? olderOid, path } : { oid: olderOid, path: found.path };
      },
      port(thread) {
        const { path, side, startLine, endLine, commitOid } = thread;
        if (path == null || side !== "NEW" || commitOid !== olderOid) return thread;
        const line = startLine ?? 0;
        const found = fromOlder({ path, line, to: endLine ?? line });
        if (found === null) return thread;
        const lines = line === 0 ? {} : { startLine: found.line, endLine: found.to };
        return { ...thread, path: found.path, ...lines, commitOid: oldOid };
      },
    };
  }, [data, oldOid]);
}

/** Files that differ between an interdiff's old side and the earlier patch set, as the schema's parallel arrays. */
export interface PortedFiles {
  readonly paths: readonly string[];
  readonly olderPaths: readonly string[];
  readonly runs: readonly (readonly number[])[];
}

type LinesOfFile = Omit<FileLines, "side">;

/** Maps lines of an interdiff's old side to or from the earlier patch set; null where that has other lines. */
export interface PortedLines {
  readonly toOlder: (lines: LinesOfFile) => LinesOfFile | null;
  readonly fromOlder: (lines: LinesOfFile) => LinesOfFile | null;
}

/** A run of lines that differ: its position and length on the source side, and how many more lines the target side has. */
interface Run {
  readonly start: number;
  readonly count: number;
  readonly more: number;
}

const NUMBERS_OF_RUN = 4;

/** Creates the mapping from the files that differ; all others are equal. Each lookup is linear in the runs of one file. */
export function portedLines({ paths, olderPaths, runs }: PortedFiles): PortedLines {
  return {
    toOlder(lines) {
      const fileIndex = paths.indexOf(lines.path);
      return fileIndex < 0 ? lines : portLines(lines, olderPaths[fileIndex] ?? "", readRuns(runs[fileIndex] ?? [], 0));
    },
    fromOlder(lines) {
      const fileIndex = olderPaths.indexOf(lines.path);
      if (fileIndex >= 0) return portLines(lines, paths[fileIndex] ?? "", readRuns(runs[fileIndex] ?? [], 2));
      return paths.includes(lines.path) ? null : lines;
    },
  };
}

/** Reads the runs as seen from one side, whose numbers start at `from` among the four. */
function readRuns(numbers: readonly number[], from: 0 | 2): readonly Run[] {
  return Array.from({ length: numbers.length / NUMBERS_OF_RUN }, (_, index) => {
    const [start = 0, count = 0] = numbers.slice(index * NUMBERS_OF_RUN + from);
    const there = numbers[index * NUMBERS_OF_RUN + (2 - from) + 1] ?? 0;
    return { start, count, more: there - count };
  });
}

function portLines({ line, to }: LinesOfFile, path: string, runs: readonly Run[]): LinesOfFile | null {
  if (path === "") return null;
  if (line === 0) return { path, line, to };
  // The start of an empty run is the line after it: lines that begin there are intact.
  const isTouched = runs.some(({ start, count }) => start <= to && (count === 0 ? start > line : start + count > line));
  if (isTouched) return null;
  const shift = runs.reduce((sum, { start, more }) => (start <= line ? sum + more : sum), 0);
  return { path, line: line + shift, to: to + shift };
}

/** Returns the URL of a file at a commit, with lines if given. */
export type AddressOfFile = (oid: string, path: string, lines?: DiffLocation["lines"]) => string;

/** Redirects URLs of an interdiff's old side, which nobody had, to the patch set or base that has the lines. */
export function fileAddress(addressOf: AddressOfFile, oldSide: OldSide | null): AddressOfFile {
  return (oid, path, lines) => {
    if (oldSide === null || oid !== oldSide.oldOid) return addressOf(oid, path, lines);
    const written = lines == null ? null : oldSide.written({ path, line: lines.line, to: lines.to });
    if (lines == null || written === null) {
      const whole = oldSide.wholeFile(path);
      return addressOf(whole.oid, whole.path);
    }
    return addressOf(written.oid, written.path, { ...lines, line: written.line, to: written.to });
  };
}
