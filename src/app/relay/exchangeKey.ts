import type { SessionAnswer } from "#contract/wire.ts";

const NO_ANSWER = "Cannot reach Galley. Check that it is still running, then reload this page.";
export type KeyAnswer =
  /** The browser has just been sent a cookie, which it may not have saved. */
  | { readonly kind: "new"; readonly isPageComing: boolean }
  /** The browser is signed in by a cookie. */
  | { readonly kind: "cookie"; readonly isPageComing: boolean }
  /** The browser stores no cookies and is signed in by the value alone that its page sends. */
  | { readonly kind: "value"; readonly value: string; readonly settings: string }
  /** The browser is not signed in. The message is null when it sent no key. */
  | { readonly kind: "refused"; readonly message: string | null };

export interface KeyQuestion {
  /** The key of the sign-in link. Null asks for the current session. */
  readonly key: string | null;
  /** The page's saved value of a session without a cookie. */
  readonly value: string | null;
  readonly withoutCookie: boolean;
  /** The name by which the page asks for its content; null if it does not. */
  readonly page: string | null;
}

/** Copied from `wire.ts`, so that the sign-in page is a single file. */
const PATH = "/session";
const HEADER = "x-galley-session";

/** Exchanges the key of a sign-in link for a session, or asks for the current session. */
export async function exchangeKey({ key, value, withoutCookie, page }: KeyQuestion): Promise<KeyAnswer> {
  const response = await fetch(PATH, {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json", ...(value !== null && { [HEADER]: value }) },
    body: JSON.stringify({ key, withoutCookie, page }),
  }).catch(() => null);
  if (response === null) return { kind: "refused", message: NO_ANSWER };
  const answer: unknown = await response.json().catch(() => null); // A body that is not JSON has nothing to show.
  if (!response.ok) return { kind: "refused", message: messageOf(answer) };
  if (!isAnswer(answer)) return { kind: "refused", message: null };
  const { session, settings, isPageComing } = answer;
  if (session === "cookie") return { kind: answer.value === null ? "new" : "cookie", isPageComing };
  const own = answer.value ?? value;
  if (session !== "value" || own === null) return { kind: "refused", message: null };
  return { kind: "value", value: own, settings };
}

function isAnswer(value: unknown): value is SessionAnswer {
  const names = ["session", "value", "settings", "isPageComing"];
  return typeof value === "object" && value !== null && names.every((name) => name in value);
}

function messageOf(refusal: unknown): string {
  const errors: unknown = typeof refusal === "object" && refusal !== null ? Reflect.get(refusal, "errors") : null;
  const [first]: readonly unknown[] = Array.isArray(errors) ? errors : [];
  const message: unknown = typeof first === "object" && first !== null ? Reflect.get(first, "message") : null;
  return typeof message === "string" ? message : NO_ANSWER;
}
