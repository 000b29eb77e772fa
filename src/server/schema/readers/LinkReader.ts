import type { FileReader } from "./FileReader.ts";
import { FileReading } from "./FileReading.ts";

/**
 * Shows where a symbolic link leads.
 * @gqlType
 */
export class LinkReader extends FileReading implements FileReader {
  readonly __typename = "LinkReader" as const;
}
