import { codeOf } from "./codeOf.ts";

/** Gives what is read of a file or folder, or null where there is none of its name; fails as the reading does otherwise. */
export async function unlessMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(codeOf(error))) return null;
    throw error;
  }
}
