import { commitFiles } from "./commitFiles.ts";
import { emptyRepository } from "./emptyRepository.ts";

/** Makes an ordinary repository, which somebody reads beside a bomb. */
export async function makeCalm(path: string): Promise<void> {
  await emptyRepository(path);
  const before = await commitFiles(path, "before", { "a.txt": Buffer.from("one\n") });
  await commitFiles(path, "main", { "a.txt": Buffer.from("two\n") }, [before]);
}
