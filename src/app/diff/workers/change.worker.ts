import { isChangeMessage } from "./changeMessages.ts";
import { ChangeDesk } from "./ChangeWorkerHost.ts";

/** The worker's program: answers questions about a whole change. Between two slices of its work it hears what is new. */
const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.addEventListener("message", () => waiting.shift()?.());
port1.start();

const desk = new ChangeDesk(
  (answer, transfer) => self.postMessage(answer, { transfer: [...transfer] }),
  (goOn) => {
    waiting.push(goOn);
    port2.postMessage(null);
  },
);
self.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (isChangeMessage(data)) desk.take(data);
});
