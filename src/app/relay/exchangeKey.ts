const TEXT = {
  noAnswer: "Cannot reach Galley. Check that it is still running, then reload this page.",
} as const;
export type KeyAnswer =
  /** The browser is signed in: by a cookie, or if it stores none, by a value that its pages send. */
  | { readonly kind: "cookie" }
  | { readonly kind: "value"; readonly value: string }
  /** The browser is not signed in. The message is null when it sent no key. */
  | { readonly kind: "refused"; readonly message: string | null };

export interface KeyQuestion {
  /** The key of the sign-in link. Null asks for the current session. */
  readonly key: string | null;
  /** The page's saved value of a session without a cookie. */
  readonly value: string | null;
  readonly withoutCookie: boolean;
}

/** Copied from `wire.ts`, so that the sign-in page is a single file. */
const PATH = "/session";
const HEADER = "x-galley-session";

/** Exchanges the key of a sign-in link for a session, or asks for the current session. */
export async function exchangeKey({ key, value, withoutCookie }: KeyQuestion): Promise<KeyAnswer> {
  const response = await fetch(PATH, {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json", ...(value !== null && { [HEADER]: value }) },
    body: JSON.stringify({ key, withoutCookie }),
  }).catch(() => null);
  if (response === null) return { kind: "refused", message: TEXT.noAnswer };
  const answer: unknown = await response.json().catch(() => null); // A body that is not JSON has nothing to show.
  if (!response.ok) return { kind: "refused", message: messageOf(answer) };
  const { session, value: newValue } = isAnswer(answer) ? answer : { session: "none", value: null };
  if (session === "cookie") return { kind: "cookie" };
  const own = newValue ?? value;
  return session === "value" && own !== null ? { kind: "value", value: own } : { kind: "refused", message: null };
}

function isAnswer(value: unknown): value is { readonly session: string; readonly value: string | null } {
  return typeof value === "object" && value !== null && "session" in value && "value" in value;
}

function messageOf(refusal: unknown): string {
  const errors: unknown = typeof refusal === "object" && refusal !== null ? Reflect.get(refusal, "errors") : null;
  const [first]: readonly unknown[] = Array.isArray(errors) ? errors : [];
  const message: unknown = typeof first === "object" && first !== null ? Reflect.get(first, "message") : null;
  return typeof message === "string" ? message : TEXT.noAnswer;
}
