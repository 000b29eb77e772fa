import { useRef } from "react";

/** Creates an idempotency key for a mutation or a draft: 36 hexadecimal digits and dashes. */
export function newKey(): string {
  return crypto.randomUUID();
}

export interface AttemptKey {
  /** Returns the key for some content: the same for each retry, another for other content. */
  keyFor(content: string): string;
  /** Call after success: the same content later is a new request. */
  done(): void;
}

/**
 * Creates keys so that a retry after a lost response is not executed twice, while changed content is not mistaken for a
 * retry. The first attempt uses the key `first`, if given.
 */
export function useAttemptKey(first?: string): AttemptKey {
  const last = useRef<{ readonly key: string; readonly content: string } | null>(null);
  return {
    keyFor(content) {
      if (last.current?.content !== content) {
        last.current = { key: (last.current === null ? first : undefined) ?? newKey(), content };
      }
      return last.current.key;
    },
    done() {
      last.current = null;
    },
  };
}
