import { expect, it } from "vitest";
import { eventsOf } from "#cli/client/transport.ts";

const STREAM =
  ': here\n\nevent: next\ndata: {"a":"é"}\n\nevent: next\ndata: {"a":2}\n\nevent: complete\ndata:\n\nafter';

/** Yields bytes in chunks of a size, as a network may deliver them. */
async function* pieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(text: string, size: number): Promise<readonly unknown[]> {
  const events: unknown[] = [];
  for await (const event of eventsOf(pieces(text, size))) events.push(event);
  return events;
}

it.each([1, 3, 1000])(
  "events are read no matter how their bytes arrive, %i at once, until the stream is complete",
  async (size) => {
    expect(await read(STREAM, size)).toEqual([{ a: "é" }, { a: 2 }]);
  },
);

it("a stream that ends before it is complete was interrupted", async () => {
  await expect(read(STREAM.slice(0, 40), 7)).rejects.toThrow("ended early");
});
