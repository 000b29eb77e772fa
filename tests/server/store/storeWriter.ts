/**
 * A program that writes comments into the notes of a repository, several at a time, with pauses of random length, and
 * prints the number of each once it is confirmed as written. Arguments: the repository, the annotated commit, a name,
 * the longest pause in milliseconds, and the numbers; the environment variable SCOPE selects the notes. It exits when it has processed its whole input.
 */
import { setTimeout as wait } from "node:timers/promises";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { ReviewStore } from "#server/store/ReviewStore.ts";
import { TEST_MS } from "#tests/helpers/testRun.ts";

const AT_ONCE = 4;
const [path = "", revision = "", name = "", pause = "", ...numbers] = process.argv.slice(2);
const scope = process.env["SCOPE"] === "private" ? "private" : "public";

const git = await openRepository(path);
const store = new ReviewStore(git, { timeoutMs: TEST_MS });

async function writeAll(): Promise<void> {
  for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
    const key = `${name}-${number.padStart(8, "0")}`;
    const line = JSON.stringify({ timestamp: String(Date.now()), author: `${name}@example.org`, galley: { key } });
    await store.append([{ ref: "discuss", revision, lines: [line], scope }], { key });
    process.stdout.write(`${number}\n`);
    await wait(Math.random() * Number(pause));
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, writeAll));
await store.snapshot();
await store.close();
await git.close();
