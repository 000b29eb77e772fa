/**
 * The process that starts git for the server. A fork copies its caller's page tables, so starting a child from the
 * server would block it for up to 60 ms; this process stays small and does nothing else. It ends with its parent.
 */

import { ignore, leave, receive, startHere } from "./children.ts";

startHere((message) => {
  if (process.connected) process.send?.(message, undefined, undefined, ignore);
});
process.on("message", receive);
// The server holds the other end of this pipe and never writes to it, so the pipe ends with the server. The end of the
// IPC channel is not enough, since Node waits for the rest of a message that the server did not finish.
process.stdin.on("end", leave).on("error", leave).resume();
process.on("disconnect", leave);
process.on("SIGTERM", leave);
// Ctrl-C in a terminal reaches this process too; the server decides what to do.
process.on("SIGINT", ignore);
process.on("SIGHUP", ignore);
