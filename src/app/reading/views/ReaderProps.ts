import { createContext, type RefObject } from "react";
import type { ReaderOptions } from "#app/diff/patch/DiffFile.ts";
import type { LineLocation } from "#app/diff/models/DiffLocation.ts";
import type { DiffReaderHandle } from "#app/diff/controller/ReaderView.ts";
import type { Slot } from "#app/diff/models/Slot.ts";
import type { UrlLocation } from "../options/useLinkedLocation.ts";

/** The props of every file reader beside its own fragment. */
export interface ReaderProps {
  readonly options: ReaderOptions;
  /** The location in the page's URL. */
  readonly address: UrlLocation;
  /** Absent outside a review. */
  readonly comments?: FileComments;
  /** Returns the page of this app that a link in the file points to; null if it points elsewhere. */
  readonly linkTo: (address: string) => string | null;
  /** Returns the address of an image in the repository; null for an image elsewhere. */
  readonly pictureAt: (address: string) => string | null;
}

export interface FileComments {
  readonly slots: readonly Slot[];
  /** Undefined when the viewer cannot comment. */
  readonly onComment: ((location: Required<LineLocation>) => void) | undefined;
  /** Edits lines in place; undefined when the viewer cannot. */
  readonly onEdit: ((location: Required<LineLocation>) => void) | undefined;
  readonly reader: RefObject<DiffReaderHandle | null>;
}

/** Resolves links and images in a repository file. */
export type LinksInFile = Pick<ReaderProps, "linkTo" | "pictureAt">;

/** Returns the link resolver of a file at a commit; null when there is none. Provide a stable function per repository. */
export const FileLinksContext = createContext<((oid: string, path: string) => LinksInFile) | null>(null);
