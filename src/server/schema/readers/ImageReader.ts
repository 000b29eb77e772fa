import type { FileReader } from "./FileReader.ts";
import { FileReading } from "./FileReading.ts";

/**
 * Shows a picture, of which its own first bytes say that it is one.
 * @gqlType
 */
export class ImageReader extends FileReading implements FileReader {
  readonly __typename = "ImageReader" as const;
}
