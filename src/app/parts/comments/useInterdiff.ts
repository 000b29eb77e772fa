import { useCallback, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReaderPlace } from "#app/diff/models/ReaderPlace.ts";
import type { useInterdiff_interdiff$key } from "#generated/useInterdiff_interdiff.graphql.ts";
import type { AnchoredThread } from "../threads/placeThread.ts";

/** What is known of an interdiff's old side, which is a state that its author never had. */
export interface OldSide {
  /** The commit that stands for it. */
  readonly oldOid: string;
  /** The files in which the earlier patch set does not fit. */
  readonly conflicts: readonly string[];
  /** Gives the lines of the earlier patch set that lines of the old side are; null where they came with the base. */
  readonly written: (lines: LinesOfFile) => (LinesOfFile & { readonly oid: string }) | null;
  /** Gives the commit and the path under which a file of the old side is to be read whole: where its author had it, else on the base. */
  readonly wholeFile: (path: string) => { readonly oid: string; readonly path: string };
  /** Has a thread on the earlier patch set stand on the old side, where that has its lines. */
  readonly carry: (thread: AnchoredThread) => AnchoredThread;
}

/** Reads an interdiff; null where what is read is none. */
export function useInterdiff(interdiff: useInterdiff_interdiff$key | null | undefined, oldOid: string): OldSide | null {
  const data = useFragment(
    graphql`
      fragment useInterdiff_interdiff on Interdiff @throwOnFieldError {
        olderOid
        ontoOid
        conflicts
        carriedFiles {
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
    const { paths, olderPaths, runs } = data.carriedFiles;
    const { toOlder, fromOlder } = carriedLines({ paths, olderPaths, runs });
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
      carry(thread) {
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

/** Files of an interdiff's old side that the earlier patch set has otherwise, side by side, as the schema has them. */
export interface CarriedFiles {
  readonly paths: readonly string[];
  readonly olderPaths: readonly string[];
  readonly runs: readonly (readonly number[])[];
}

/** Lines of a file, from 1, both within; line 0 is the file as a whole. */
interface LinesOfFile {
  readonly path: string;
  readonly line: number;
  readonly to: number;
}

/** Leads from an interdiff's old side to the earlier patch set and back; null where the other has not got the very lines. */
export interface CarriedLines {
  readonly toOlder: (lines: LinesOfFile) => LinesOfFile | null;
  readonly fromOlder: (lines: LinesOfFile) => LinesOfFile | null;
}

/** Lines that the two have otherwise: `start` and `count` where one comes from, and how many more stand where one goes. */
interface Run {
  readonly start: number;
  readonly count: number;
  readonly more: number;
}

const NUMBERS_OF_RUN = 4;

/** Makes that of the files that differ: all others are the same. A question is linear in the runs of one file. */
export function carriedLines({ paths, olderPaths, runs }: CarriedFiles): CarriedLines {
  return {
    toOlder(lines) {
      const place = paths.indexOf(lines.path);
      return place < 0 ? lines : carried(lines, olderPaths[place] ?? "", readRuns(runs[place] ?? [], 0));
    },
    fromOlder(lines) {
      const place = olderPaths.indexOf(lines.path);
      if (place >= 0) return carried(lines, paths[place] ?? "", readRuns(runs[place] ?? [], 2));
      return paths.includes(lines.path) ? null : lines;
    },
  };
}

/** Reads the runs as they stand on one side: its numbers begin at `from` among the four. */
function readRuns(numbers: readonly number[], from: 0 | 2): readonly Run[] {
  return Array.from({ length: numbers.length / NUMBERS_OF_RUN }, (_, index) => {
    const [start = 0, count = 0] = numbers.slice(index * NUMBERS_OF_RUN + from);
    const there = numbers[index * NUMBERS_OF_RUN + (2 - from) + 1] ?? 0;
    return { start, count, more: there - count };
  });
}

function carried({ line, to }: LinesOfFile, path: string, runs: readonly Run[]): LinesOfFile | null {
  if (path === "") return null;
  if (line === 0) return { path, line, to };
  // Of a run without lines the start is the line behind it: lines that begin there are whole.
  const isTouched = runs.some(({ start, count }) => start <= to && (count === 0 ? start > line : start + count > line));
  if (isTouched) return null;
  const shift = runs.reduce((sum, { start, more }) => (start <= line ? sum + more : sum), 0);
  return { path, line: line + shift, to: to + shift };
}

/** Gives the address of a file's page at a commit, and of a place there if one is given. */
export type AddressOfFile = (oid: string, path: string, lines?: ReaderPlace["lines"]) => string;

/** Leads from an interdiff's old side, which is no state that anybody had, to where its author wrote it, or else to the base. */
export function useFileAddress(addressOf: AddressOfFile, oldSide: OldSide | null): AddressOfFile {
  return useCallback<AddressOfFile>(
    (oid, path, lines) => {
      if (oldSide === null || oid !== oldSide.oldOid) return addressOf(oid, path, lines);
      const written = lines == null ? null : oldSide.written({ path, line: lines.line, to: lines.to });
      if (lines == null || written === null) {
        const whole = oldSide.wholeFile(path);
        return addressOf(whole.oid, whole.path);
      }
      return addressOf(written.oid, written.path, { ...lines, line: written.line, to: written.to });
    },
    [addressOf, oldSide],
  );
}
