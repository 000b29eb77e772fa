import type { FileAtRevision } from "../files/FileAtRevision.ts";

/** What all readers of files hold. */
export class FileReading {
  readonly shown: FileAtRevision;

  constructor(shown: FileAtRevision) {
    this.shown = shown;
  }
}
