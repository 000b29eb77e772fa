import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { useInterdiff_interdiff$key } from "#generated/useInterdiff_interdiff.graphql.ts";
import type { AnchoredThread } from "../threads/placeThread.ts";
import { carriedLines, type LinesOfFile } from "./carriedLines.ts";

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
