import { buildSchema, graphql } from "graphql";
import { describe, expect, it } from "vitest";
import { getSchema } from "#generated/schema.mts";
import type { Role } from "#server/reviews/state/Viewer.ts";
import { authorizeMutations } from "#server/schema/mutations/runMutation.ts";
import { scalars } from "#server/schema/scalars.ts";

/** PRODUCT's table of roles: the least role that may run each mutation. */
const TABLE: Readonly<Record<string, Role>> = {
  abandonReview: "reviewer",
  addComment: "reviewer",
  addComments: "reviewer",
  applySuggestions: "maintainer",
  closeMerged: "reviewer",
  checkPullRequests: "maintainer",
  closePullRequest: "maintainer",
  openInEditor: "maintainer",
  openKnownRepository: "maintainer",
  openPullRequest: "maintainer",
  updatePullRequest: "maintainer",
  reportSend: "maintainer",
  requestSend: "maintainer",
  discardDraft: "reviewer",
  dismiss: "reviewer",
  dropSnapshots: "maintainer",
  editComment: "reviewer",
  landReview: "maintainer",
  updateSettings: "maintainer",
  markDelivered: "reviewer",
  offerDelivery: "reviewer",
  importReport: "reviewer",
  markVisited: "reviewer",
  markRead: "reviewer",
  markViewed: "reviewer",
  setViewerName: "maintainer",
  publishDrafts: "reviewer",
  putOffInboxItem: "maintainer",
  includeSkippedFile: "maintainer",
  recordPatchSet: "reviewer",
  reopenReview: "reviewer",
  reopenThread: "reviewer",
  reply: "reviewer",
  importComments: "reviewer",
  openCommitReview: "reviewer",
  requestReview: "reviewer",
  resolveThread: "reviewer",
  revertHunks: "maintainer",
  saveDraft: "reviewer",
  shareReview: "maintainer",
  sync: "maintainer",
  takeSnapshot: "maintainer",
  undoLanding: "maintainer",
  pushLanding: "maintainer",
  undoWorkTreeEdit: "maintainer",
  updateReview: "reviewer",
  deleteComment: "reviewer",
};
const ROLES: readonly Role[] = ["reader", "reviewer", "maintainer"];

const mutationsOf = (role: Role) =>
  Object.entries(authorizeMutations(getSchema({ scalars }), role).getMutationType()?.getFields() ?? {});

/** The mutations that a role may not run: their resolvers throw that error for any arguments. */
const refused = (role: Role): readonly string[] =>
  mutationsOf(role)
    .filter(([, { resolve }]) => {
      try {
        // A permitted mutation is not really run here: it fails later because its arguments are missing.
        void Promise.resolve(Reflect.apply(resolve ?? (() => null), null, [])).catch(() => undefined);
        return false;
      } catch (error) {
        return error instanceof Error && "code" in error && error.code === "FORBIDDEN";
      }
    })
    .map(([name]) => name)
    .sort();

describe("each operation is permitted to the roles of the table, and to no others", () => {
  it("the schema has no mutation without a row, and the table no row without a mutation", () => {
    expect(
      mutationsOf("maintainer")
        .map(([name]) => name)
        .sort(),
    ).toEqual(Object.keys(TABLE).sort());
  });

  it.each(ROLES)("%s", (role) => {
    const wanted = Object.keys(TABLE).filter(
      (name) => ROLES.indexOf(TABLE[name] ?? "maintainer") > ROLES.indexOf(role),
    );
    expect(refused(role)).toEqual(wanted.sort());
  });

  it("an agent in a person's name comments, replies, requests reviews and keeps them up to date, and does nothing else", () => {
    const requested = [null, {}, { agent: "Robo" }];
    const refusedToAgents = mutationsOf("maintainer").filter(([, { resolve }]) => {
      try {
        void Promise.resolve(Reflect.apply(resolve ?? (() => null), null, requested)).catch(() => undefined);
        return false;
      } catch (error) {
        return (
          error instanceof Error &&
          error.message.startsWith("An agent can read, comment, reply, import reports and request reviews.")
        );
      }
    });
    const may = [
      "addComment",
      "addComments",
      "importReport",
      "markDelivered",
      "offerDelivery",
      "recordPatchSet",
      "reply",
      "requestReview",
      "sync",
      "updateReview",
    ];
    const names = Object.keys(TABLE).filter((name) => !may.includes(name));
    expect(refusedToAgents.map(([name]) => name).sort()).toEqual(names.sort());
  });

  it("an operation that is not in the table is refused to everybody", async () => {
    const done: string[] = [];
    for (const role of ROLES) {
      const schema = buildSchema("type Query { a: Int } type Mutation { newEdit: Int }");
      const field = schema.getMutationType()?.getFields()["newEdit"];
      if (field) field.resolve = () => done.push(role);
      const { errors } = await graphql({ schema: authorizeMutations(schema, role), source: "mutation { newEdit }" });
      expect(errors?.[0]?.message).toBe(
        "Your role in this Galley does not allow this action. Ask the person who runs it.",
      );
    }
    expect(done).toEqual([]);
  });
});
