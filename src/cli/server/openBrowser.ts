import { spawn } from "node:child_process";
import { browserOpener } from "./browserOpener.ts";
import { redirectPage } from "./redirectPage.ts";

const NOT_OPENED = "No browser could be opened; open the address yourself.\n";

/**
 * Opens a link in the person's browser where there is one to be seen: on macOS and Windows always, elsewhere under
 * a display. By a page that leads there, for what a program is started with all users of a machine can read. Tells whether it tried. A browser that does not start is no failure of ours: the address is printed.
 */
export function openBrowser(link: string, environment: NodeJS.ProcessEnv): boolean {
  const opener = browserOpener(environment);
  if (!opener) return false;
  const [program, ...words] = opener;
  const page = pageTo(link);
  if (page === null) return false;
  const child = spawn(program, [...words, page], { stdio: "ignore", detached: true });
  child.on("error", () => process.stderr.write(NOT_OPENED));
  child.unref();
  return true;
}

function pageTo(link: string): string | null {
  try {
    return redirectPage(link);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    process.stderr.write(NOT_OPENED);
    return null;
  }
}
