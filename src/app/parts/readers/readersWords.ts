import { formatCount } from "#app/ui/formatCount.ts";

/** What parts/readers says, by component. */
export const readersWords = {
  csvReader: {
    damaged: "It cannot be shown as a table, as a quotation in it is never closed: these are its lines.",
  },
  fileLinkKey: {
    copy: "Copy a link to this file",
  },
  filePicture: {
    gone: "The picture cannot be shown",
    why: "Its content could not be read.",
  },
  hexReader: {
    title: "Binary file",
    unreadable: "Its content could not be read.",
    view: "Bytes in hexadecimal and as text",
    pages: "Pages of bytes",
    first: "First",
    firstHint: "First bytes",
    previous: "Previous",
    previousHint: "Previous bytes",
    next: "Next",
    nextHint: "Next bytes",
    last: "Last",
    lastHint: "Last bytes",
    reach: (from: number, to: number, size: number): string =>
      `bytes ${formatCount(from)} to ${formatCount(to)} of ${formatCount(size)}`,
  },
  lfsReader: {
    title: "Kept by Git LFS",
    unknown: "Its pointer could not be read.",
    notHere: "The repository's own LFS store does not have it: `git lfs fetch` brings it.",
    binary: "It is here, and has no lines to show.",
    save: "Save the file",
    sha256: "SHA-256",
  },
  linkReader: {
    title: "A symbolic link",
    leads: "It leads to",
    unknown: "Where it leads could not be read.",
    outside: "which is outside this repository.",
  },
  markdownReader: {
    tooLong: "It is too long to be shown as it is meant: these are its lines.",
  },
  noLines: {
    comment: "Comment on the file",
  },
  notebookReader: {
    tooLong: "This notebook is too long to be shown by its cells: these are its lines.",
    noNotebook: "This is damaged, or in a form that Galley does not know as a notebook: these are its lines.",
    empty: "This notebook has no cells. Its source shows what it holds.",
    more: (count: number): string => `Show the other cells: ${formatCount(count)}`,
  },
  remarksOnFile: {
    comment: "Comment on the file",
  },
  sourceLines: {
    empty: "Empty file.",
  },
  sourceReader: {
    submodule: "A submodule",
    elsewhere: "Its content is in another repository, at commit",
    binary: "A binary file",
    noLines: "It has no lines to show. Its size is",
    failed: "Its lines cannot be shown",
    size: (bytes: number | null): string => (bytes === null ? "not known" : `${formatCount(bytes)} bytes`),
  },
  submoduleReader: {
    title: "A submodule",
    at: "Its content is in another repository, at commit",
    from: "That repository is",
    named: "It is called",
    noUrl: "No address is given for it in .gitmodules.",
    copy: "Copy commit id",
  },
  textOrWhy: {
    failed: "It cannot be shown",
    none: "It has no text.",
  },
  fetchBytes: {
    lost: "These bytes could not be read.",
  },
} as const;
