import { useCallback } from "react";
import type { ReaderPlace } from "#app/diff/ReaderPlace.ts";
import type { OldSide } from "./useInterdiff.ts";

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
