import { isChangeMessage } from "./changeMessages.ts";
import { ChangeWorkerHost } from "./ChangeWorkerHost.ts";

/**
 * The program of the worker that answers questions about a whole change. It handles new messages between two slices of
 * work.
 */
const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.addEventListener("message", () => waiting.shift()?.());
port1.start();

const host = new ChangeWorkerHost(
  (answer, transfer) => self.postMessage(answer, { transfer: [...transfer] }),
  (resume) => {
    waiting.push(resume);
    port2.postMessage(null);
  },
);
self.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (isChangeMessage(data)) host.take(data);
});
