import type { Context } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";

const PREFIXES = ["refs/heads/", "refs/tags/", "refs/remotes/"];

/** Gives a test of whether a name, short or in full, is that of a branch or tag. Reads the refs' names, once for each request. */
export async function refTest(context: Context, served: ServedRepository): Promise<(name: string) => boolean> {
  const loaders = context.loaders.of(served.git);
  const names = await Promise.all(PREFIXES.map((prefix) => loaders.refNames(prefix)));
  return (name) =>
    names.some((known, index) => known.has(name) || known.has(withoutPrefix(name, PREFIXES[index] ?? "")));
}

function withoutPrefix(name: string, prefix: string): string {
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}
