import { createHash } from "node:crypto";

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types galley-worker",
].join("; ");

/**
 * The headers of every response, errors included: only files of this server load, no script is created from text, and
 * no other site can frame, read or open the page. Source: OWASP HTTP headers, CSP 3, Trusted Types.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": POLICY,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "permissions-policy":
    "local-network=(), loopback-network=(), camera=(), microphone=(), geolocation=(), clipboard-read=()",
  "cache-control": "no-store",
};

/** Returns the policy of the sign-in page, which has its code in itself. */
export function signInPolicy(code: string): string {
  const hash = createHash("sha256").update(code).digest("base64");
  return POLICY.replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`);
}

/** The policy of a worker's file: the highlighter compiles WebAssembly, which the page itself may not do. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/**
 * The policy of raw repository content: if a browser ever treats it as a page, it has no origin, and nothing in it
 * runs, loads, submits or is framed.
 */
export const RAW_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";
