import type { ReaderOptions } from "#app/diff/ReaderOptions.ts";
import type { FileRemarks } from "./FileRemarks.ts";
import type { AddressedPlace } from "./options/usePlaceVisits.ts";

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
