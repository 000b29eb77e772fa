import type { FileReader } from "./FileReader.ts";
import { FileReading } from "./FileReading.ts";

/**
 * Shows values that commas, semicolons or tabs part as a table.
 * @gqlType
 */
export class CsvReader extends FileReading implements FileReader {
  readonly __typename = "CsvReader" as const;
}
