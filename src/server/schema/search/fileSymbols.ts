import { codeSymbols } from "#server/git/search/codeSymbols.ts";
import type { FileSymbols } from "./CodeSymbol.ts";
import type { Context } from "../request/Context.ts";
import type { FileAtRevision } from "../files/FileAtRevision.ts";

const FILE = /^100/u;

/**
 * What it defines; nothing for links and submodules.
 * @gqlField symbols
 */
export async function fileSymbols(file: FileAtRevision, context: Context): Promise<FileSymbols> {
  const files = FILE.test(file.mode()) ? [{ path: file.path(), oid: file.oid() }] : [];
  const [list] = await codeSymbols(file.served.git, files, { signal: context.signal });
  const { symbols, foundBy, isCut } = list ?? { symbols: [], foundBy: "PATTERNS" as const, isCut: false };
  return { symbols: symbols.filter(({ isLocal }) => !isLocal), foundBy, isCut };
}
