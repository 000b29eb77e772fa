// @vitest-environment page
import { act, render } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { commitLocalUpdate, createOperationDescriptor } from "relay-runtime";
import { createMockEnvironment } from "relay-test-utils";
import { expect, it } from "vitest";
import type { EntryFacts_lastCommits$key } from "#generated/EntryFacts_lastCommits.graphql.ts";
import TreeScreenQuery from "#generated/TreeScreenQuery.graphql.ts";
import { EntryFacts, LastCommitsFeed } from "#app/screens/tree/EntryFacts.tsx";

const FOLDER = "folder";

it("data of a folder that is fetched again is used, however it is split into batches", () => {
  const environment = createMockEnvironment();
  const facts = new EntryFacts();
  let answers = 0;
  /** Makes these batches the folder's list of last commits; each is the list of names whose commits it contains. */
  const answer = (...batches: readonly (readonly string[])[]): void => {
    answers += 1;
    act(() =>
      commitLocalUpdate(environment, (store) => {
        const make = (id: string, type: string) => store.create(`${answers} ${id}`, type);
        const records = batches.map((names, at) => {
          const found = names.map((name) => {
            const commit = make(`commit ${at} ${name}`, "Commit").setValue(`id of ${name}`, "oid");
            const author = make(`author ${at} ${name}`, "Person");
            author.setValue("Carl", "name").setValue("2026-01-01T00:00:00Z", "date");
            commit.setValue(`of ${name}`, "messageHeadline").setLinkedRecord(author, "author");
            return make(`found ${at} ${name}`, "EntryCommit")
              .setValue([name], "names")
              .setLinkedRecord(commit, "commit");
          });
          const batch = make(`batch ${at}`, "EntryCommits").setValue(false, "isLast").setValue(null, "failure");
          return batch.setLinkedRecords(found, "found");
        });
        const folder = store.get(FOLDER) ?? store.create(FOLDER, "FolderAtRevision");
        folder.setLinkedRecords(records, "lastCommits");
      }),
    );
  };
  const { request } = createOperationDescriptor(TreeScreenQuery, {});
  const folder = {
    __id: FOLDER,
    __fragments: { EntryFacts_lastCommits: {} },
    __fragmentOwner: request,
  } as unknown as EntryFacts_lastCommits$key;
  const known = (): readonly (string | undefined)[] => ["a", "b", "c"].map((name) => facts.commitOf(name)?.headline);

  answer(["a"]);
  render(
    <RelayEnvironmentProvider environment={environment}>
      <LastCommitsFeed folder={folder} facts={facts} />
    </RelayEnvironmentProvider>,
  );
  expect(known()).toEqual(["of a", undefined, undefined]);
  answer(["a", "b"]);
  expect(known()).toEqual(["of a", "of b", undefined]);
  answer(["a", "b"], ["c"]);
  expect(known()).toEqual(["of a", "of b", "of c"]);
});
