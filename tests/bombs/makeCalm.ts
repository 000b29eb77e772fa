import { commitFiles } from "./commitFiles.ts";
import { emptyRepository } from "./emptyRepository.ts";

/** Creates an ordinary repository, which is read while a bomb is read. */
export async function makeCalm(path: string): Promise<void> {
  await emptyRepository(path);
  const before = await commitFiles(path, "before", { "a.txt": Buffer.from("one\n") });
  await commitFiles(path, "main", { "a.txt": Buffer.from("two\n") }, [before]);
}
