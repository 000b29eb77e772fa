import type { FileReader } from "./FileReader.ts";
import { FileReading } from "./FileReading.ts";

/**
 * Shows which commit of another repository stands here.
 * @gqlType
 */
export class SubmoduleReader extends FileReading implements FileReader {
  readonly __typename = "SubmoduleReader" as const;
}
