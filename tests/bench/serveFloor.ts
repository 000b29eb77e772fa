import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { SECURITY_HEADERS } from "#server/http/securityHeaders.ts";
import { LINE_SELECTOR } from "./pageProbe.ts";

export interface Floor {
  readonly origin: string;
  /**
   * The address of the same page with a header that cuts references from other sites to its window; the browser changes
   * processes for it.
   */
  readonly closed: string;
  close(): Promise<void>;
}

const PAGES = ["/", "/closed"];
const COMPARISON = ["diff-tree", "-r", "-p", "-M", "before", "after"];
const OPENER = "cross-origin-opener-policy";

/**
 * Serves a lower bound for all readers: a bare page that fetches the patch as git prints it and shows the first 60
 * lines as plain text, with no framework, styles or list. Git starts when the page sends its request.
 */
export async function serveFloor(repository: string, diff: readonly string[] = COMPARISON): Promise<Floor> {
  const server = createServer((request, response) => {
    if (request.url !== "/patch") {
      const isPage = PAGES.includes(request.url ?? "");
      response.setHeader("content-type", isPage ? "text/html; charset=utf-8" : "text/plain");
      if (request.url === "/closed") response.setHeader(OPENER, SECURITY_HEADERS[OPENER] ?? "");
      response.end(isPage ? PAGE : "");
      return;
    }
    const child = spawn("git", ["-C", repository, ...diff], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    response.setHeader("content-type", "text/plain; charset=utf-8");
    response.once("close", () => child.kill());
    child.stdout.pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The floor's server has no port.");
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    closed: `${origin}/closed`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const PAGE = `<!doctype html><meta charset="utf-8"><title>Floor</title><body><script>
const LINES = 60;
const paint = (text) => {
  for (const line of text.split("\\n", LINES)) {
    const row = document.createElement("div");
    row.className = ${JSON.stringify(LINE_SELECTOR.slice(1))};
    row.textContent = line;
    document.body.append(row);
  }
};
const read = async () => {
  const reader = (await fetch("/patch")).body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (done || text.split("\\n").length > LINES) break;
  }
  paint(text);
  await reader.cancel();
};
void read();
</script>`;
