import { spawn } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { leftovers } from "./leftovers.ts";

/**
 * Serves the bare repositories of a folder with `git http-backend`, to those who send this user name and password.
 * Returns its URL.
 */
export async function authGitServer(folder: string, credentials: string): Promise<string> {
  const expected = `Basic ${Buffer.from(credentials).toString("base64")}`;
  const server = createServer((request, response) => {
    if (request.headers.authorization === expected) return runBackend(folder, request, response);
    response.writeHead(401, { "www-authenticate": 'Basic realm="reviews"' }).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  leftovers.push(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Runs git's CGI program, whose output begins with headers. */
function runBackend(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
  const { "content-type": type = "", "content-encoding": encoding = "" } = request.headers;
  const child = spawn("git", ["http-backend"], {
    env: {
      PATH: process.env["PATH"],
      GIT_PROJECT_ROOT: folder,
      GIT_HTTP_EXPORT_ALL: "1",
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: type,
      HTTP_CONTENT_ENCODING: encoding,
      REMOTE_USER: "ada",
    },
  });
  request.pipe(child.stdin);
  child.stdin.on("error", () => undefined); // the program has ended, which its output shows
  const chunks: Buffer[] = [];
  child.stdout.on("data", (bytes: Buffer) => chunks.push(bytes));
  child.on("close", () => {
    const output = Buffer.concat(chunks);
    const end = output.indexOf("\r\n\r\n");
    const headers = output.subarray(0, end).toString().split("\r\n");
    for (const header of headers) {
      const [name = "", value = ""] = header.split(": ", 2);
      if (name === "Status") response.statusCode = Number.parseInt(value, 10);
      else response.setHeader(name, value);
    }
    response.end(output.subarray(end + 4));
  });
}
