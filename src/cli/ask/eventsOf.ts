const DATA = /^data: ?(.*)$/mu;
const COMPLETE = /^event: ?complete$/mu;

/** Reads what a stream of events brings, until it says that it is complete. Fails where it breaks off before. Linear in its length. */
export async function* eventsOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<unknown, void> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of stream) {
    const events = (rest + decoder.decode(chunk, { stream: true })).split("\n\n");
    rest = events.pop() ?? "";
    for (const event of events) {
      if (COMPLETE.test(event)) return;
      const data = DATA.exec(event)?.[1];
      if (data !== undefined && data !== "") yield JSON.parse(data);
    }
  }
  throw new Error("The stream of events broke off.");
}
