import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AnswerPart, answerParts, RequestFailure } from "#app/relay/network.ts";
import { sampled } from "#tests/helpers/testRun.ts";

const PARTS: readonly AnswerPart[] = [
  { data: { a: "caf\u00e9 \u{1F4DC} ---\r\n-" }, hasNext: true },
  { incremental: [{ path: ["a"], label: "L", data: { b: "\r\n-----\r\n" } }], hasNext: true },
  { incremental: [{ path: ["list", 3], items: [1, 2].map((id) => ({ id })) }], hasNext: true },
  { hasNext: false },
];

/** The server's text for parts: each is ended at once by the boundary. */
function multipart(parts: readonly AnswerPart[], boundary = "-"): Uint8Array {
  const written = parts.map((part) => {
    const json = JSON.stringify(part);
    const head = `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(json)}`;
    return `\r\n${head}\r\n\r\n${json}\r\n--${boundary}`;
  });
  return new TextEncoder().encode(`--${boundary}${written.join("")}--\r\n`);
}

function eventStream(parts: readonly AnswerPart[]): Uint8Array {
  const written = parts.map((part) => `event: next\ndata: ${JSON.stringify(part)}\n\n`);
  return new TextEncoder().encode(`:\n\n${written.join("")}event: complete\ndata:\n\n`);
}

/** A response whose body arrives cut at these positions; `breaks` makes the connection fail at its end. */
function answer(type: string, bytes: Uint8Array, cuts: readonly number[] = [], breaks = false): Response {
  const ends = [...new Set([...cuts.map((cut) => cut % bytes.length), bytes.length])].toSorted((a, b) => a - b);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const [index, end] of ends.entries()) controller.enqueue(bytes.slice(ends[index - 1] ?? 0, end));
      if (breaks) controller.error(new TypeError("network error"));
      else controller.close();
    },
  });
  return new Response(body, { headers: { "content-type": type } });
}

const MIXED = 'multipart/mixed; boundary="-"';

async function read(response: Response): Promise<AnswerPart[]> {
  const parts: AnswerPart[] = [];
  for await (const part of answerParts(response, new AbortController().signal)) parts.push(part);
  return parts;
}

const cuts = fc.array(fc.nat(), { maxLength: 12 });

describe("a response is read as the parts that were sent", () => {
  it("as one JSON object", async () => {
    const bytes = new TextEncoder().encode('{"data":{"a":1}}');
    expect(await read(answer("application/json; charset=utf-8", bytes))).toEqual([{ data: { a: 1 } }]);
    expect(await read(answer("application/graphql-response+json", bytes, [3]))).toEqual([{ data: { a: 1 } }]);
  });

  it("as multipart, wherever two chunks meet", async () => {
    const bytes = multipart(PARTS);
    for (let cut = 1; cut < bytes.length; cut++) {
      expect(await read(answer(MIXED, bytes, [cut])), `cut after ${cut} bytes`).toEqual(PARTS);
    }
  });

  it("as multipart, however the body is split and whatever the boundary is", async () => {
    const property = fc.asyncProperty(cuts, fc.constantFrom("-", "abc", "graphql-----x"), async (places, boundary) => {
      const type = `multipart/mixed; boundary="${boundary}"`;
      expect(await read(answer(type, multipart(PARTS, boundary), places))).toEqual(PARTS);
    });
    await fc.assert(property, { numRuns: sampled(200) });
  });

  it("as an event stream, however it is split", async () => {
    const property = fc.asyncProperty(cuts, async (places) => {
      expect(await read(answer("text/event-stream", eventStream(PARTS), places))).toEqual(PARTS);
    });
    await fc.assert(property, { numRuns: sampled(100) });
  });

  it("as an event stream that is empty and complete", async () => {
    expect(await read(answer("text/event-stream", eventStream([])))).toEqual([]);
  });
});

describe("an unreadable response fails as OFFLINE with its message", () => {
  const whole = multipart(PARTS);
  const events = eventStream(PARTS);
  it.each([
    ["multipart that ends before its last part", answer(MIXED, whole.slice(0, -40))],
    ["multipart whose connection breaks", answer(MIXED, whole.slice(0, -40), [], true)],
    [
      "multipart with a part that is no JSON",
      answer(MIXED, Buffer.from("---\r\nContent-Type: text/html\r\n\r\n<p>\r\n-----")),
    ],
    ["multipart with nothing in it", answer(MIXED, new Uint8Array())],
    ["events that end before they are complete", answer("text/event-stream", events.slice(0, -24))],
    ["events whose connection breaks", answer("text/event-stream", events.slice(0, -24), [], true)],
    ["JSON that is cut off", answer("application/json", Buffer.from('{"data":'))],
    ["a page of some other program", answer("text/html", Buffer.from("<h1>Bad gateway</h1>"))],
  ])("%s", async (_, response) => {
    const failure = await read(response).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RequestFailure);
    expect(failure).toMatchObject({
      code: "OFFLINE",
      message: "Cannot reach Galley. Check that it is still running, then try again.",
    });
  });

  it("after delivering the parts that are complete", async () => {
    const parts: AnswerPart[] = [];
    const reading = (async () => {
      const response = answer(MIXED, whole.slice(0, -40), [7, 300]);
      for await (const part of answerParts(response, new AbortController().signal)) parts.push(part);
    })();
    await expect(reading).rejects.toBeInstanceOf(RequestFailure);
    expect(parts).toEqual(PARTS.slice(0, 3));
  });
});
