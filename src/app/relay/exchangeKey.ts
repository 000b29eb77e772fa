const TEXT = {
  noAnswer: "Galley does not answer. Look whether it still runs where you started it, then load this page again.",
} as const;
/** What the server said to a key. */
export type KeyAnswer =
  /** This browser is let in: by a cookie, or where it keeps none by a value that its pages send. */
  | { readonly kind: "cookie" }
  | { readonly kind: "value"; readonly value: string }
  /** It is not, and this is why; null where it brought no key. */
  | { readonly kind: "refused"; readonly sentence: string | null };

/** What is asked. */
export interface KeyQuestion {
  /** Of the link that one came by; null asks what session there is. */
  readonly key: string | null;
  /** What this page keeps of a session without a cookie. */
  readonly value: string | null;
  readonly withoutCookie: boolean;
}

/** As `wire.ts` has them; the door stands alone, so that it is there at once. */
const PATH = "/session";
const HEADER = "x-galley-session";

/** Exchanges the key of a link for a session, or asks which there is. */
export async function exchangeKey({ key, value, withoutCookie }: KeyQuestion): Promise<KeyAnswer> {
  const response = await fetch(PATH, {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json", ...(value !== null && { [HEADER]: value }) },
    body: JSON.stringify({ key, withoutCookie }),
  }).catch(() => null);
  if (response === null) return { kind: "refused", sentence: TEXT.noAnswer };
  const answer: unknown = await response.json().catch(() => null); // what is no JSON says nothing that can be shown
  if (!response.ok) return { kind: "refused", sentence: sentenceOf(answer) };
  const { session, value: given } = isAnswer(answer) ? answer : { session: "none", value: null };
  if (session === "cookie") return { kind: "cookie" };
  const own = given ?? value;
  return session === "value" && own !== null ? { kind: "value", value: own } : { kind: "refused", sentence: null };
}

function isAnswer(value: unknown): value is { readonly session: string; readonly value: string | null } {
  return typeof value === "object" && value !== null && "session" in value && "value" in value;
}

function sentenceOf(refusal: unknown): string {
  const errors: unknown = typeof refusal === "object" && refusal !== null ? Reflect.get(refusal, "errors") : null;
  const [first]: readonly unknown[] = Array.isArray(errors) ? errors : [];
  const message: unknown = typeof first === "object" && first !== null ? Reflect.get(first, "message") : null;
  return typeof message === "string" ? message : TEXT.noAnswer;
}
