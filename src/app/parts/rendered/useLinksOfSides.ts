import { useContext, useMemo } from "react";
import type { ChangeBodyProps } from "../ChangeBody.ts";
import { FileLinksContext, type LinksInFile } from "../FileLinksContext.ts";

const NOWHERE: Partial<LinksInFile> = {};

/** Gives where addresses in a changed file lead, on each side; nowhere where nobody says. */
export function useLinksOfSides({ oldOid, newOid, file }: ChangeBodyProps): {
  readonly old: Partial<LinksInFile>;
  readonly new: Partial<LinksInFile>;
} {
  const linksOf = useContext(FileLinksContext);
  const { plainPath, plainOldPath } = file;
  return useMemo(
    () => ({
      old: linksOf === null || oldOid === null ? NOWHERE : linksOf(oldOid, plainOldPath ?? plainPath),
      new: linksOf === null ? NOWHERE : linksOf(newOid, plainPath),
    }),
    [linksOf, oldOid, newOid, plainPath, plainOldPath],
  );
}
