import { useCallback } from "react";
import { addressUrl } from "./addressUrl.ts";
import { useRouter } from "./useRouter.ts";

/** Reads and writes one value of the address's query: the state of a view lives there, so that a link or a reload keeps it. */
export function useSearchParam(name: string): readonly [string | null, (value: string | null) => void] {
  const { url, go } = useRouter();
  const value = addressUrl(url).searchParams.get(name);
  const set = useCallback(
    (next: string | null) => {
      const address = addressUrl(url);
      if (next === null) address.searchParams.delete(name);
      else address.searchParams.set(name, next);
      go(address.pathname + address.search + address.hash, { replace: true });
    },
    [url, go, name],
  );
  return [value, set];
}
