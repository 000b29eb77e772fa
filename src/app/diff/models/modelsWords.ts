import { formatCount } from "#app/ui/formatCount.ts";

/** What diff/models says, by component. */
export const modelsWords = {
  binaryNote: {
    noLines: "Binary file: it has no lines to show.",
    gone: (size: string): string => `Binary file, was ${size}.`,
    there: (size: string): string => `Binary file, ${size}.`,
    same: (size: string): string => `Binary file, ${size} as before.`,
    both: (size: string, before: string): string => `Binary file, ${size}, was ${before}.`,
  },
  fileNotes: {
    conflicts: "Conflict markers are left in it",
    hidden: "Characters that one cannot see, or that turn text around, are in it",
    lookalike: "Letters that look Latin and are not are in it",
    onlyWhitespace: "Only white space changed, and that is left out.",
    renamedWithoutChanges: "Renamed without changes.",
    copiedWithoutChanges: "Copied without changes.",
    changed: (oldMode: string, newMode: string): string => `Changed from ${oldMode} to ${newMode}.`,
    symbolicLink: "Symbolic link: its content is the path it points to.",
    linesSaid: (said: string, count: number, numbers: string, more: number): string =>
      `${said}: ${count === 1 ? "line" : "lines"} ${numbers}${more === 0 ? "" : ` and ${formatCount(more)} more`}.`,
    emptyFileAdded: "Empty file added.",
    emptyFileDeleted: "Empty file deleted.",
    emptyFile: "Empty file.",
    noLinesChanged: "No lines changed.",
    noLongerExecutable: "no longer executable",
    nowExecutable: "now executable",
    modeChanged: (before: string, after: string, meaning: string | undefined): string =>
      `Mode changed from ${before} to ${after}${meaning === undefined ? "" : `: ${meaning}`}.`,
    aSymbolicLink: "a symbolic link",
    aSubmodule: "a submodule",
    aFile: "a file",
    dirty: (id: string): string => `${id} with uncommitted changes`,
    submoduleMoved: (before: string, after: string): string => `Submodule moved from ${before} to ${after}.`,
    submoduleAdded: (after: string): string => `Submodule added at ${after}.`,
    submoduleRemoved: (before: string): string => `Submodule removed; it was at ${before}.`,
  },
  largeFileNote: {
    both: (before: string, after: string): string => `Git LFS object: ${before} before, ${after} now.`,
    became: (after: string): string => `Now a Git LFS object of ${after}.`,
    added: (after: string): string => `Git LFS object of ${after}.`,
    stopped: (before: string): string => `No longer a Git LFS object; it was one of ${before}.`,
    removed: (before: string): string => `Git LFS object; it was ${before}.`,
  },
  lineEndNote: {
    toCrlf: "Line ends changed from LF to CRLF.",
    toLf: "Line ends changed from CRLF to LF.",
  },
} as const;
