import { randomBytes } from "node:crypto";

/** Makes a token that nobody can guess: 256 random bits in 43 letters that need no escaping. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}
