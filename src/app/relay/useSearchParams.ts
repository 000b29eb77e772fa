import { useCallback, useMemo } from "react";
import { addressUrl } from "./addressUrl.ts";
import { useRouter } from "./useRouter.ts";

/** Reads the address's query, and goes on with some of its words changed; null takes a word away. */
export function useSearchParams(): readonly [
  URLSearchParams,
  (words: Readonly<Record<string, string | null>>) => void,
] {
  const { url, go } = useRouter();
  const params = useMemo(() => addressUrl(url).searchParams, [url]);
  const set = useCallback(
    (words: Readonly<Record<string, string | null>>) => {
      const address = addressUrl(url);
      for (const [name, value] of Object.entries(words)) {
        if (value === null || value === "") address.searchParams.delete(name);
        else address.searchParams.set(name, value);
      }
      go(address.pathname + address.search + address.hash);
    },
    [url, go],
  );
  return [params, set];
}
