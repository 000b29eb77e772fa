import { visitor } from "./visitor.ts";

/** Tells whether this browser runs where the command key, not control, is the one for commands. */
export function isApplePlatform(): boolean {
  return visitor.current()?.isApple ?? /Mac|iPhone|iPad/.test(navigator.platform);
}
