import type { FileAtRevision } from "../files/FileAtRevision.ts";

/**
 * How a file is best shown. Its kind is told by what the file is, so that the browser loads the code of that kind alone.
 * @gqlInterface
 */
export interface FileReader {
  readonly __typename: string;
  /** For its fields that stand in files of their own. */
  readonly shown: FileAtRevision;
}
