import { expect, it } from "vitest";
import { answerIn } from "#cli/client/openGalley.ts";

const failed = { message: "No such thing. Look.", extensions: { code: "NOT_FOUND" } };

it("an answer's data is given as it is", () => {
  expect(answerIn({ data: { repository: { name: "a" } } })).toEqual({ repository: { name: "a" } });
});

it("what failed in it fails with the same code and sentence", () => {
  expect(() => answerIn({ data: { repository: null }, errors: [failed] })).toThrow(
    expect.objectContaining({ code: "NOT_FOUND", message: "No such thing. Look." }),
  );
  expect(() => answerIn({ errors: [{ message: "x", extensions: { code: "made up" } }] })).toThrow(
    expect.objectContaining({ code: "INTERNAL", message: "x" }),
  );
});

it("a deed that was not done fails with its problem", () => {
  const problem = { code: "CONFLICT", message: "It is there already. Look." };
  expect(() => answerIn({ data: { requestReview: { problem, review: null } } })).toThrow(
    expect.objectContaining({ code: "CONFLICT", message: "It is there already. Look." }),
  );
});

it("a deed that was done is done, whatever could not be read after it", () => {
  const data = { addComment: { problem: null, thread: { comments: [{ oid: "1" }] }, review: null } };
  expect(answerIn({ data, errors: [failed] })).toEqual(data);
});
