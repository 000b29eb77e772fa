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
 * The headers that every answer carries, errors included: nothing loads but what this server sends, no script is made
 * of text, nobody frames, reads or opens the page from elsewhere. Source: OWASP HTTP headers, CSP 3, Trusted Types.
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

/**
 * The policy that a worker's own file carries: the highlighter is compiled from WebAssembly, which the page itself may
 * not do, and it reaches nothing else.
 */
export const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/**
 * The policy of what a repository holds, sent as it is: should a browser ever take it for a page, it is one of no origin, in
 * which nothing runs, loads, sends or is framed.
 */
export const RAW_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";
