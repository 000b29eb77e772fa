import type { FileReader } from "./FileReader.ts";
import { FileReading } from "./FileReading.ts";

/**
 * Shows a file that git-lfs keeps elsewhere.
 * @gqlType
 */
export class LfsReader extends FileReading implements FileReader {
  readonly __typename = "LfsReader" as const;
}
