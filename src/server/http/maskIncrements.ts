import type { Plugin } from "graphql-yoga";
import { maskError } from "./maskError.ts";

/** Masks the errors of parts that come later; Yoga masks those of an answer's first part alone. */
export function maskIncrements(log: (line: string) => void): Plugin {
  return {
    onExecute: () => ({
      onExecuteDone: () => ({
        onNext({ result, setResult }) {
          if (!("incremental" in result) || !Array.isArray(result.incremental)) return;
          const incremental = result.incremental.map((part: { readonly errors?: readonly unknown[] }) =>
            part.errors ? { ...part, errors: part.errors.map((error) => maskError(error, log)) } : part,
          );
          const masked: object = { ...result, incremental };
          setResult(masked);
        },
      }),
    }),
  };
}
