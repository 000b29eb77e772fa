import { expect, it } from "vitest";
import {
  composerReducer,
  type ComposerState,
  firstState,
  obstacleTo,
} from "#app/reviewing/composers/composerReducer.ts";

const written: ComposerState = {
  text: "a comment",
  kind: "BLOCKING",
  view: "write",
  sending: null,
  failure: null,
  asked: null,
};
const failure = { action: 1, reason: "The disk is full." };
const asked = { label: "Submit review", question: "Approve this change with 1 unresolved thread?" };

it("a form begins with its text in the field", () => {
  expect(firstState("a comment", "BLOCKING")).toEqual(written);
});

it("a text that could not be sent stays with the reason, until another key is pressed or it is sent again", () => {
  const sending = composerReducer(written, { type: "sendingStarted", action: 1 });
  expect(sending).toEqual({ ...written, sending: 1 });
  const failed = composerReducer(sending, { type: "failed", ...failure });
  expect(failed).toEqual({ ...written, failure });
  expect(composerReducer(failed, { type: "written", text: "another" })).toEqual({ ...written, text: "another" });
  expect(composerReducer(failed, { type: "sendingStarted", action: 0 })).toEqual({ ...written, sending: 0 });
});

it("a question interrupts sending and stays until it is closed or the text is sent", () => {
  const interrupted = composerReducer({ ...written, sending: 0 }, { type: "asked", ...asked });
  expect(interrupted).toEqual({ ...written, asked });
  expect(composerReducer(interrupted, { type: "written", text: "a comment" })).toEqual(interrupted);
  expect(composerReducer(interrupted, { type: "questionClosed" })).toEqual(written);
  const confirmed = composerReducer(interrupted, { type: "sendingStarted", action: 0 });
  expect(confirmed).toEqual({ ...written, sending: 0, asked });
  expect(composerReducer(confirmed, { type: "questionClosed" })).toEqual({ ...written, sending: 0 });
});

it("a field that stays after it was sent is empty and keeps its kind", () => {
  const sent = composerReducer({ ...written, view: "preview", sending: 0, asked }, { type: "sent" });
  expect(sent).toEqual({ ...written, text: "" });
});

it("the kind and the view are chosen without another change", () => {
  expect(composerReducer({ ...written, failure }, { type: "kindChosen", kind: "NOTE" })).toEqual({
    ...written,
    failure,
    kind: "NOTE",
  });
  expect(composerReducer(written, { type: "viewChosen", view: "preview" })).toEqual({ ...written, view: "preview" });
});

it("a text is sent up to 65,536 characters without the blank ones around it, and only an action for it takes none", () => {
  expect(obstacleTo(`  ${"x".repeat(65_536)}\n`)).toBe(null);
  expect(obstacleTo("x".repeat(65_537), false)).toBe("tooLong");
  expect(obstacleTo(" \n")).toBe("empty");
  expect(obstacleTo("", false)).toBe(null);
});
