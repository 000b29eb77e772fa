import { timingSafeEqual } from "node:crypto";

/** Tells whether two secrets are the same, in a time that says nothing of how much of them is, but whether they are as long. */
export function sameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
