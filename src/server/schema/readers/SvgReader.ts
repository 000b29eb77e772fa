import type { FileReader } from "./FileReader.ts";
import { FileReading } from "./FileReading.ts";

/**
 * Shows a drawing in SVG as a picture, in which nothing is executed.
 * @gqlType
 */
export class SvgReader extends FileReading implements FileReader {
  readonly __typename = "SvgReader" as const;
}
