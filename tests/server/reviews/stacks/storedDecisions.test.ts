import { expect, test } from "vitest";
import { recordPatchSet } from "#server/operations/patchSets/recordPatchSet.ts";
import { placeLayers } from "#server/reviews/stacks/reviewLayers.ts";
import { markVisited } from "#server/operations/marks/markVisit.ts";
import { gitAppraise, GIT_APPRAISE } from "#tests/helpers/gitAppraise.ts";
import { requestedReviewFixture } from "../reviewFixture.ts";

test("what Galley 0.2.0 stored about layers, in notes and for the viewer alone, has no effect and stays", async () => {
  const { repo, ada, carl, base, first, head, lines, review, tick } = await requestedReviewFixture();
  await repo.git("checkout", "--quiet", "-B", "topic", "main");
  const three = await repo.commit({ "word.txt": "one\ntwo\nTHREE!\nfour\nfive\nsix\n" }, "Shout three");
  const added = await repo.commit({ "new.txt": "newer\n" }, "Add new");
  const short = (oid: string) => oid.slice(0, 12);
  // As 0.2.0 recorded it, with the two layers exchanged, and with a layer that it could not have written.
  const [request] = await lines("reviews");
  const layers = [`${short(three)} ${short(head)} CHANGE_ID_HEADER`, `${short(added)} ${short(first)} SUBJECT`, "…"];
  const galley = { key: `ps-2-${added}`, act: "patchSet", head: added, base, layersSince: head, layers };
  const line = JSON.stringify({ ...request, timestamp: `${Number(request?.["timestamp"]) + 60}`, galley });
  await repo.git("notes", "--ref=devtools/reviews", "append", "-m", line, first);
  const answers = `${three} ${head}\n${added} -\n`;
  const blob = (await repo.gitBytes(["hash-object", "-w", "--stdin"], { input: answers })).toString().trim();
  const tree = (await repo.gitBytes(["mktree"], { input: `100644 blob ${blob}\tlayers\n` })).toString().trim();
  const marks = await repo.git("commit-tree", "-m", "Private to Galley: not to be pushed", tree);
  await repo.git("update-ref", "refs/galley/marks", marks);

  const places = await placeLayers(ada.git, await review(), [first, head]);
  expect([first, head].map((oid) => places.get(oid)?.now.map(({ commit }) => commit.oid))).toEqual([[three], [added]]);
  expect([...places.values()].map(({ certainty }) => certainty)).toEqual(["CERTAIN", "CERTAIN"]);

  tick(120);
  await repo.git("commit", "--quiet", "--amend", "-m", "Add something new");
  expect(await recordPatchSet(ada, { review: first })).toEqual({ review: first, number: 3 });
  await markVisited(carl, { key: "visit-01", review: first, head: added });
  const written = await repo.git("notes", "--ref=devtools/reviews", "show", first);
  expect(written.split("\n").filter((one) => one.includes("layersSince"))).toEqual([line]);
  expect(await repo.git("cat-file", "blob", "refs/galley/marks:layers")).toBe(answers.trim());
  expect(await review()).toMatchObject({ unreadableLines: 0, patchSets: [{ head }, { head: added }, { number: 3 }] });
  if (GIT_APPRAISE === undefined) return;
  const shown: unknown = JSON.parse(await gitAppraise(repo.path, "show", "--json", first));
  expect(shown).toMatchObject({ revision: first, request: { reviewRef: "refs/heads/topic" } });
});
