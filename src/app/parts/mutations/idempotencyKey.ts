import { useRef } from "react";

/** Makes a name for a deed or a draft by which the server knows it again: 36 hexadecimal digits and dashes. */
export function newKey(): string {
  return crypto.randomUUID();
}

export interface AttemptKey {
  /** Gives the name under which some content is sent: the same at every try with the same content, another for other content. */
  keyFor(content: string): string;
  /** What was sent is there: the same content later is something new. */
  done(): void;
}

/**
 * Names what is sent, so that a try whose answer was lost is not done twice when it is tried again, and what was changed
 * between two tries is not taken for done. The first try bears the name `first`, where one is given.
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
