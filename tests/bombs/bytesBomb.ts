import type { Bomb } from "./Bomb.ts";
import { commitFiles } from "./commitFiles.ts";
import { emptyRepository } from "./emptyRepository.ts";

const BYTES = 10_000_000;

/** Text in which no byte is UTF-8: every byte has to be encoded separately. */
export const bytesBomb: Bomb = {
  name: "bytes",
  title: "10 MB that are not UTF-8",
  file: "bytes.txt",
  async make(path) {
    await emptyRepository(path);
    const lines = Buffer.alloc(BYTES, Buffer.from(`${"ÿ".repeat(79)}\n`, "latin1"));
    const before = await commitFiles(path, "before", { "bytes.txt": lines });
    await commitFiles(path, "main", { "bytes.txt": Buffer.alloc(BYTES, Buffer.from("þ\n", "latin1")) }, [before]);
  },
};
