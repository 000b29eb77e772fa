import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";

/**
 * Where this user's Galleys keep what is no cache: which browsers they let in, and where they run. `GALLEY_STATE_DIR` names
 * another folder.
 */
export function stateFolder(): string {
  const { GALLEY_STATE_DIR: own, XDG_STATE_HOME: xdg } = process.env;
  if (own !== undefined && isAbsolute(own)) return own;
  return join(xdg !== undefined && isAbsolute(xdg) ? xdg : join(homedir(), ".local/state"), "galley");
}
