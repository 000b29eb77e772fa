/**
 * Lets the fields of a fragment arrive after the rest of the answer.
 * @gqlDirective defer on FRAGMENT_SPREAD | INLINE_FRAGMENT
 */
export function defer(_args: { label?: string | null; if?: boolean | null }): void {}
