import type { Int } from "grats";

/**
 * Lets the items of a list arrive one after the other.
 * @gqlDirective stream on FIELD
 */
export function stream(_args: { label?: string | null; if?: boolean | null; initialCount?: Int | null }): void {}
