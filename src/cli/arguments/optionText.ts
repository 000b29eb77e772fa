import type { AskedVerb } from "./parseVerb.ts";

/** Gives what stands behind an option, or undefined where it was not given. */
export function optionText({ options }: Pick<AskedVerb, "options">, name: string): string | undefined {
  const value = options[name];
  return typeof value === "string" ? value : undefined;
}
