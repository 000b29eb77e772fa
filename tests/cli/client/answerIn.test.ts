import { expect, it } from "vitest";
import { answerIn } from "#cli/client/openGalley.ts";

const failed = { message: "No such thing. Look.", extensions: { code: "NOT_FOUND" } };

it("the data of a response is returned unchanged", () => {
  expect(answerIn({ data: { repository: { name: "a" } } })).toEqual({ repository: { name: "a" } });
});

it("an error in a response is thrown with the same code and message", () => {
  expect(() => answerIn({ data: { repository: null }, errors: [failed] })).toThrow(
    expect.objectContaining({ code: "NOT_FOUND", message: "No such thing. Look." }),
  );
  expect(() => answerIn({ errors: [{ message: "x", extensions: { code: "made up" } }] })).toThrow(
    expect.objectContaining({ code: "INTERNAL", message: "x" }),
  );
});

it("a refused mutation fails with its problem", () => {
  const problem = { code: "CONFLICT", message: "It is there already. Look." };
  expect(() => answerIn({ data: { requestReview: { problem, review: null } } })).toThrow(
    expect.objectContaining({ code: "CONFLICT", message: "It is there already. Look." }),
  );
});

it("a mutation that succeeded counts as success, even if something could not be read after it", () => {
  const data = { addComment: { problem: null, thread: { comments: [{ oid: "1" }] }, review: null } };
  expect(answerIn({ data, errors: [failed] })).toEqual(data);
});
