import { spawn } from "node:child_process";
import { browserOpener } from "./browserOpener.ts";

/**
 * Opens an address in the person's browser where there is one to be seen: on macOS and Windows always, elsewhere under
 * a display. Tells whether it tried. A browser that does not start is no failure of ours: the address is printed.
 */
export function openBrowser(address: string, environment: NodeJS.ProcessEnv): boolean {
  const opener = browserOpener(environment);
  if (!opener) return false;
  const [program, ...words] = opener;
  const child = spawn(program, [...words, address], { stdio: "ignore", detached: true });
  child.on("error", () => process.stderr.write("No browser could be opened; open the address yourself.\n"));
  child.unref();
  return true;
}
