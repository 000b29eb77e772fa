import { visitor } from "./visitor.ts";

/**
 * Gives the languages of who reads, the dearest first: the browser's own, on a server those that it asks for; none where
 * they are not known, as in what stands for a browser in tests.
 */
export function readerLanguages(): readonly string[] {
  const served = visitor.current();
  if (served !== null) return served.languages ?? [];
  const { languages }: { readonly languages?: readonly string[] } = navigator;
  return languages ?? [];
}
