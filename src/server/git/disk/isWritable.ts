import { access, constants } from "node:fs/promises";
import { join } from "node:path";
import type { Repository } from "../openRepository.ts";

/** Tells whether objects and refs can be written into a repository, as far as the rights to its folders say. No process. */
export async function isWritable({ commonDir }: Pick<Repository, "commonDir">): Promise<boolean> {
  const folders = [commonDir, join(commonDir, "objects"), join(commonDir, "refs")];
  const may = await Promise.all(
    folders.map((folder) =>
      access(folder, constants.W_OK).then(
        () => true,
        () => false,
      ),
    ),
  );
  return may.every(Boolean);
}
