import { tabKeys } from "./tabKeys.ts";

/**
 * Says at a link of a row that `useTabKeys` leads through what it is for, and by which key one comes to it from the link that one is on;
 * `current` is the place of that, -1 where one is on none.
 */
export function tabHint(
  hint: string,
  { at, current, count }: { readonly at: number; readonly current: number; readonly count: number },
): { readonly title: string; readonly "aria-keyshortcuts": string | undefined } {
  const previous = (Math.max(current, 0) - 1 + count) % count;
  const ways = [
    [tabKeys.previous, previous],
    [tabKeys.next, (current + 1) % count],
  ] as const;
  const keys = at === current ? [] : ways.filter(([, place]) => place === at).map(([key]) => key);
  if (keys.length === 0) return { title: hint, "aria-keyshortcuts": undefined };
  return { title: `${hint} (${keys.join(" or ")})`, "aria-keyshortcuts": keys.join(" ") };
}
