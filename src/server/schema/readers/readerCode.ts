import type { FileReader } from "./FileReader.ts";
import type { JSDependency } from "../scalars.ts";

/**
 * The browser's code that shows it: `module` as it was given, which is the browser's own name for it; `id` says from which
 * place it is asked.
 * @gqlField js
 */
export function readerCode(_reader: FileReader, module: string, id?: string | null): JSDependency {
  void id;
  return module;
}
