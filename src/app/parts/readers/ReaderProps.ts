import { createContext, type RefObject } from "react";
import type { ReaderOptions } from "#app/diff/DiffFile.ts";
import type { LinePlace } from "#app/diff/lineRanges/useGoTo.ts";
import type { DiffReaderHandle } from "#app/diff/reader/useReaderHandle.ts";
import type { Slot } from "#app/diff/Slot.ts";
import type { AddressedPlace } from "../options/usePlaceVisits.ts";

/** What every reader of a file is given beside what it shows, which it reads from its own fragment. */
export interface ReaderProps {
  readonly options: ReaderOptions;
  /** The place in the file that the page's address names. */
  readonly address: AddressedPlace;
  /** What is said of the file, where it is read in a review. */
  readonly remarks?: FileRemarks;
  /** Gives the page of this app that an address in the file leads to; null where it leads to none. */
  readonly linkTo: (address: string) => string | null;
  /** Gives the address of a picture in the repository that an address in the file names; null where it is elsewhere. */
  readonly pictureAt: (address: string) => string | null;
}

/** What is said of a file that is read in a review, and how more is. */
export interface FileRemarks {
  readonly slots: readonly Slot[];
  /** Undefined where nothing may be said. */
  readonly onComment: ((place: Required<LinePlace>) => void) | undefined;
  readonly reader: RefObject<DiffReaderHandle | null>;
}

/** Where addresses in a file of the repository lead, and its pictures are had. */
export type LinksInFile = Pick<ReaderProps, "linkTo" | "pictureAt">;

/** Gives, for a file at a commit, where addresses in it lead; null where nobody says. Give the same function for one repository. */
export const FileLinksContext = createContext<((oid: string, path: string) => LinksInFile) | null>(null);
