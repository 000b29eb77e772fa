import { expect, it } from "vitest";
import { openGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { queryGraphql } from "../queryGraphql.ts";
import type { ApiSubject } from "./ApiCheck.ts";
import { API_CHECKS } from "./apiChecks.ts";

it("every check reports a difference if git's answer is not the API's", { tags: "slow" }, async () => {
  const repo = await tempRepo();
  const first = await repo.commit({ "a.txt": "one line\n", "dir/b.txt": "some words\n" }, "Begin something");
  await repo.git("branch", "side");
  await repo.commit({ "a.txt": "other words\n", "dir/c.txt": "more words\n" }, "Change words");
  await repo.git("checkout", "--quiet", "side");
  await repo.commit({ "a.txt": "side line\n" }, "On the side");
  await repo.git("merge", "main").catch(() => undefined); // it conflicts, as intended
  const merge = await repo.commit({ "a.txt": "both lines\n" }, "Merge both");
  const last = await repo.commit({ "a.txt": "last words\n", "dir/c.txt": "less words\n" }, "Change more words");
  const opened = await openGraphql(repo.path);
  const executeQuery: ApiSubject["execute"] = async (document, variables) =>
    (await queryGraphql(opened.graphql, document, { ...variables, slug: "repo" }, 30_000)).data.repository;
  const faultsOf = async (name: string, oid: string, parents: readonly string[], isLying: boolean) => {
    const git: ApiSubject["git"] = async (args, input) => {
      const printed = await repo.gitBytes(args, { input: input ?? "" });
      // Answers that only select what to check stay unchanged.
      const isTrue = !isLying || args[0] === "rev-parse" || args.includes("--name-only") || args.includes("-m");
      return isTrue
        ? printed
        : Buffer.from(printed.toString("latin1").replaceAll("0", "1").replaceAll(/[ae]/g, "f"), "latin1");
    };
    const { emptyTree } = opened.repositories[0] ?? { emptyTree: "" };
    const subject: ApiSubject = {
      slug: "repo",
      execute: executeQuery,
      git,
      random: () => 0,
      other: () => first,
      emptyTree,
    };
    const faults: string[] = [];
    const found = API_CHECKS[name]?.(subject, { oid, parents }) ?? [];
    for await (const fault of found) faults.push(fault);
    return faults;
  };
  for (const name of Object.keys(API_CHECKS)) {
    expect(await faultsOf(name, last, [merge], false), name).toEqual([]);
    expect(await faultsOf(name, last, [merge], true), name).not.toEqual([]);
  }
  await opened.close();
});
