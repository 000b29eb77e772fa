import { createOperationDescriptor, Environment, Network, RecordSource, Store } from "relay-runtime";
import { expect, it } from "vitest";
import lineCountsRequest from "#generated/fetchContentsLineCountsQuery.graphql.ts";
import { fetchText } from "#app/reading/changes/fetchContents.ts";

it("a fetched text does not stay in the store with its comparison", async () => {
  const answers: Readonly<Record<string, object>> = {
    fetchContentsTextQuery: { text: { content: "a long text" } },
    fetchContentsLineCountsQuery: { lineCounts: [1, 2] },
  };
  const network = Network.create(({ name }) => ({
    data: { node: { __typename: "Comparison", id: "change", ...answers[name] } },
  }));
  const store = new Store(new RecordSource(), { gcReleaseBufferSize: 0, gcScheduler: (run) => run() });
  const environment = new Environment({ network, store });
  const held = () => JSON.stringify(store.getSource());
  const counts = createOperationDescriptor(lineCountsRequest, {
    id: "change",
    options: { whitespace: "SHOW", contextLines: 3 },
  });
  environment.retain(counts);
  await environment.execute({ operation: counts }).toPromise();

  const texts: string[] = [];
  const onFailure = (message: string) => texts.push(`failure: ${message}`);
  fetchText(environment, { id: "change", fileIndex: 0 }, (text) => texts.push(text), onFailure);
  await expect.poll(() => texts).toEqual(["a long text"]);
  expect(held()).toContain("a long text");

  const other = createOperationDescriptor(lineCountsRequest, {
    id: "another",
    options: { whitespace: "SHOW", contextLines: 3 },
  });
  environment.retain(other).dispose();
  await expect.poll(held).not.toContain("a long text");
  expect(held()).toContain("[1,2]");
});
