import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { slugsOf } from "#contract/addresses.ts";
import { announceServer } from "#server/http/sessions/runningServers.ts";
import { leftovers } from "./leftovers.ts";
import { startServer } from "./startServer.ts";

/** A Galley server that runs on a repository and is announced, so that commands of the CLI find it. */
export interface AnnouncedServer {
  /** The number of operations requested so far. */
  readonly requested: () => number;
  /** Closes the open connections. */
  readonly cut: () => void;
  /**
   * What happens to the next request: it is answered, its connection is closed before the server gets it, or after the
   * server has answered it.
   */
  line: "whole" | "cut after" | "cut before";
}

/** Starts such a server behind a proxy that can close connections. */
export async function announcedServer(path: string): Promise<AnnouncedServer> {
  const server = await startServer(path);
  let requested = 0;
  const state: AnnouncedServer = { requested: () => requested, cut: () => line.closeAllConnections(), line: "whole" };
  const line = createServer((coming, going) => {
    if (state.line === "cut before") return void coming.socket.destroy();
    requested += 1;
    const headers = { ...coming.headers, host: new URL(server.origin).host };
    const on = request(server.origin + (coming.url ?? ""), { method: coming.method, headers }, (answer) => {
      if (state.line === "cut after") return void answer.resume().once("end", () => coming.socket.destroy());
      going.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(going);
    });
    on.once("error", () => coming.socket.destroy());
    coming.pipe(on);
    going.once("close", () => on.destroy());
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  const { port } = line.address() as AddressInfo;
  const { repository, sessions } = server;
  const unannounce = announceServer({
    pid: process.pid,
    address: `http://127.0.0.1:${port}/`,
    origin: server.named,
    token: sessions.token,
    started: Date.now(),
    repositories: [{ id: repository.id, slug: slugsOf([repository.name])[0] ?? "" }],
    set: null,
  });
  leftovers.push(async () => {
    unannounce();
    line.closeAllConnections();
    line.close();
    await server.close();
  });
  return state;
}
