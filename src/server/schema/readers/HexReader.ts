import type { FileReader } from "./FileReader.ts";
import { FileReading } from "./FileReading.ts";

/**
 * Shows the bytes of what is no text and no picture.
 * @gqlType
 */
export class HexReader extends FileReading implements FileReader {
  readonly __typename = "HexReader" as const;
}
