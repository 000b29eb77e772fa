import { visitor } from "#app/ui/visitor.ts";

/** Gives the reader that the server has drawn, in whose place this one is to stand; null where there is none. */
export function servedReader(): HTMLElement | null {
  return visitor.current() === null ? document.querySelector<HTMLElement>(".Served .diff-reader") : null;
}
