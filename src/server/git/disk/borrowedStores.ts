import { isAbsolute, join } from "node:path";
import { readPlainFile } from "./readPlainFile.ts";
import { unquotePath } from "../blame/unquotePath.ts";

/**
 * Gives the folders of objects that a repository says it borrows from, as absolute paths that carry bytes as `byteText` does; none
 * where its list is not there or cannot be read, of which git makes nothing either. Source: gitrepository-layout(5),
 * objects/info/alternates.
 */
export async function borrowedStores(objects: string): Promise<readonly string[]> {
  const bytes = await readPlainFile(join(objects, "info/alternates")).catch(() => null);
  const lines = bytes?.toString("latin1").split("\n") ?? [];
  const paths = lines.filter((line) => line !== "" && !line.startsWith("#")).map(unquotePath);
  return paths.map((path) => (isAbsolute(path) ? path : `${objects}/${path}`));
}
