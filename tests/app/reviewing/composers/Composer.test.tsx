// @vitest-environment page
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reopenedFields } from "#app/reviewing/composers/openFields.ts";
import { Composer, type ComposerProps } from "#app/reviewing/composers/Composer.tsx";
import type { ComposerDraft } from "#app/reviewing/composers/useComposerForm.ts";
import type { CommentKind } from "#app/reviewing/composers/commentKind.ts";
import { begunVersion, savedText } from "#app/reading/data/TextSaver.ts";
import { UiRoot } from "../../ui/UiRoot.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

type SaveResult = Promise<string | null>;
const SAVED_TEXT_KEY = "0123456789ab/NEW/3/3/a.ts";
const SAVED = `galley-text/${SAVED_TEXT_KEY}`;

/** The props of a composer, with those of its draft and its kind side by side. */
type Shown = Partial<Omit<ComposerProps, "kind" | "draft"> & ComposerDraft & { readonly kind: CommentKind }>;

function show(props: Shown = {}) {
  const run = vi.fn<(text: string, kind: string) => SaveResult>(async () => null);
  const onClose = vi.fn<() => void>();
  const all = { savedTextKey: SAVED_TEXT_KEY, label: "Comment", actions: [{ label: "Send", run }], onClose, ...props };
  const draw = (more: Shown) => {
    const { kind, draftKey, versionNow, onSave, isPublished = false, ...rest } = { ...all, ...more };
    const draft = { draftKey: draftKey ?? "draft", versionNow: versionNow ?? (() => 0), isPublished };
    return (
      <UiRoot>
        <Composer
          {...rest}
          {...(kind && { kind: { initial: kind, onChange: () => undefined } })}
          {...((onSave ?? draftKey) && { draft: { ...draft, onSave: onSave ?? (async () => null) } })}
        />
      </UiRoot>
    );
  };
  const drawn = render(draw({}));
  return {
    run,
    onClose,
    unmount: drawn.unmount,
    change: (more: Shown) => drawn.rerender(draw(more)),
  };
}
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { hidden: true });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (key: string, more: object = {}) => fireEvent.keyDown(field(), { key, ...more });
// The preview loads its code when it is first shown, which takes a long time on a slow machine.
await import("#app/reading/markdown/MarkdownTree.tsx");

const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it("typed text is saved in this browser at once, and restored on return", () => {
  const { unmount } = show();
  type("half a thou");
  expect(localStorage.getItem(SAVED)).toBe("half a thou");
  unmount();
  show();
  expect(field().value).toBe("half a thou");
});

it("the text saved in the browser is newer than the initial text", () => {
  localStorage.setItem(SAVED, "newer");
  show({ initial: "older" });
  expect(field().value).toBe("newer");
});

it("a draft is saved 300 ms after the last key, once, and then removed from the browser", async () => {
  const onSave = vi.fn<(text: string, kind: string) => SaveResult>(async () => null);
  show({ onSave, kind: "NOTE" });
  type("a");
  await later(200);
  type("ab");
  expect(screen.getByText("Saving…")).not.toBe(null);
  await later(299);
  expect(onSave).not.toHaveBeenCalled();
  await later(1);
  expect(onSave.mock.calls).toEqual([["ab", "NOTE"]]);
  expect(screen.getByText("Saved")).not.toBe(null);
  expect(localStorage.getItem(SAVED)).toBe(null);
});

it("a draft is saved at once when its page is hidden or closed", async () => {
  const onSave = vi.fn<(text: string, kind: string) => SaveResult>(async () => null);
  show({ onSave, kind: "NOTE" });
  type("ab");
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(onSave.mock.calls).toEqual([["ab", "NOTE"]]);
  await later(0);
  expect(localStorage.getItem(SAVED)).toBe(null);
  vi.restoreAllMocks();
});

it("a text that only this browser has is saved once it is shown again, to the draft that it belongs to", async () => {
  const onSave = vi.fn<(text: string, kind: string) => SaveResult>(async () => null);
  const draft = { draftKey: "draft-01", versionNow: () => 3, kind: "NOTE" } as const;
  const { unmount } = show({ onSave: async () => "The server is gone.", ...draft });
  type("ab");
  unmount();
  await later(0);
  expect(savedText.origin(SAVED_TEXT_KEY)).toEqual({ draftKey: "draft-01", version: 3 });
  expect(begunVersion(SAVED_TEXT_KEY, "draft-01", 5)).toBe(3);
  expect(begunVersion(SAVED_TEXT_KEY, "another", 5)).toBe(5);
  show({ onSave, ...draft, isRestored: true });
  await later(300);
  expect(onSave.mock.calls).toEqual([["ab", "NOTE"]]);
  expect(savedText.origin(SAVED_TEXT_KEY)).toBe(null);
});

it("a text that another window of this browser wrote in the same field is shown beside this one, and kept", async () => {
  show();
  type("from A one");
  localStorage.setItem(SAVED, "from B");
  type("from A one and more");
  expect(localStorage.getItem(SAVED)).toBe("from B");
  expect(screen.getByText("from B")).not.toBe(null);
  fireEvent.click(screen.getByRole("button", { name: "Add the other text" }));
  expect(field().value).toBe("from A one and more\n\nfrom B");
  expect(localStorage.getItem(SAVED)).toBe("from A one and more\n\nfrom B");
  expect(screen.queryByText("from B")).toBe(null);
});

it("the text that another window saved is shown beside this one, and nothing is replaced until that is settled", async () => {
  const onSave = vi.fn<(text: string, kind: string) => SaveResult>(async () => "Changed.");
  const accept = vi.fn<() => void>();
  const { change } = show({ onSave });
  type("from A one and A more");
  await later(300);
  change({ onSave, conflict: { text: "from A one plus B text", accept } });
  expect(screen.getByText("from A one plus B text")).not.toBe(null);
  expect(field().value).toBe("from A one and A more");
  onSave.mockResolvedValue(null);
  fireEvent.click(screen.getByRole("button", { name: "Add the other text" }));
  await later(0);
  expect(accept).toHaveBeenCalledOnce();
  expect(field().value).toBe("from A one and A more\n\nfrom A one plus B text");
  expect(onSave.mock.lastCall?.[0]).toBe("from A one and A more\n\nfrom A one plus B text");
});

it("a draft that could not be saved stays in the browser, shows the reason, and is retried", async () => {
  const onSave = vi.fn<() => SaveResult>(async () => null).mockResolvedValueOnce("The disk is full.");
  show({ onSave });
  type("words");
  await later(300);
  expect(screen.getByText("The disk is full.")).not.toBe(null);
  expect(localStorage.getItem(SAVED)).toBe("words");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await later(0);
  expect(screen.queryByText("The disk is full.")).toBe(null);
  expect(localStorage.getItem(SAVED)).toBe(null);
});

it("the last text is saved when the field is closed", async () => {
  const onSave = vi.fn<(text: string, kind: string) => SaveResult>(async () => null);
  const { unmount } = show({ onSave });
  type("last words");
  unmount();
  await later(0);
  expect(onSave.mock.calls).toEqual([["last words", "NOTE"]]);
});

it("Ctrl+Enter sends, removes the saved text and closes", async () => {
  const { run, onClose } = show({ kind: "BLOCKING" });
  type("look here");
  press("Enter", { ctrlKey: true });
  await later(0);
  expect(run.mock.calls).toEqual([["look here", "BLOCKING"]]);
  expect(onClose).toHaveBeenCalledOnce();
  expect(localStorage.getItem(SAVED)).toBe(null);
  expect(field().value).toBe("");
});

it("the field loses the focus when it sends, so that the next key is for the page", () => {
  show({ actions: [{ label: "Send", run: () => new Promise(() => undefined) }] });
  type("gone at once");
  field().focus();
  press("Enter", { ctrlKey: true });
  expect(document.activeElement).toBe(document.body);
});

it("the field keeps the text, read-only, until the server has it", async () => {
  let answer = (_reason: string | null): void => undefined;
  const sent = new Promise<string | null>((resolve) => (answer = resolve));
  const { onClose } = show({ actions: [{ label: "Send", run: () => sent }] });
  type("gone at once");
  press("Enter", { ctrlKey: true });
  await later(0);
  expect([field().value, field().readOnly]).toEqual(["gone at once", true]);
  expect(screen.getByRole("group", { name: "Comment" }).hidden).toBe(false);
  expect(screen.getByRole("button", { name: "Send" }).getAttribute("aria-busy")).toBe("true");
  expect(onClose).not.toHaveBeenCalled();
  answer(null);
  await later(0);
  expect(onClose).toHaveBeenCalledOnce();
  expect(localStorage.getItem(SAVED)).toBe(null);
});

it("an empty text is not sent", async () => {
  const { run } = show();
  type("  \n");
  press("Enter", { ctrlKey: true });
  await later(0);
  expect(run).not.toHaveBeenCalled();
});

it("a text that could not be sent is shown again with the reason, and is sent at the next attempt", async () => {
  const run = vi.fn<() => SaveResult>(async () => null).mockResolvedValueOnce("Galley does not answer.");
  const { onClose } = show({ actions: [{ label: "Send", run }] });
  type("precious");
  press("Enter", { ctrlKey: true });
  await later(0);
  expect(field().value).toBe("precious");
  expect(document.querySelector(".Notice-text")?.textContent).toBe("Galley does not answer.");
  expect(localStorage.getItem(SAVED)).toBe("precious");
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await later(0);
  expect(run).toHaveBeenCalledTimes(2);
  expect(onClose).toHaveBeenCalledOnce();
});

it("a draft that is being saved is waited for before the text is sent", async () => {
  const done: string[] = [];
  const slow = async (what: string): SaveResult => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    done.push(what);
    return null;
  };
  show({ onSave: () => slow("saved"), actions: [{ label: "Send", run: () => slow("sent") }] });
  type("a");
  await later(300);
  press("Enter", { ctrlKey: true });
  await later(2000);
  expect(done).toEqual(["saved", "sent"]);
});

it("Escape closes and keeps the text", () => {
  const { onClose } = show();
  type("not yet");
  press("Escape");
  expect(onClose).toHaveBeenCalledOnce();
  expect(localStorage.getItem(SAVED)).toBe("not yet");
});

it("the preview shows the text as others will see it", async () => {
  show();
  type("so **be** it");
  fireEvent.click(screen.getByRole("radio", { name: "Preview" }));
  await vi.dynamicImportSettled();
  await later(0);
  expect(document.querySelector(".Composer-preview strong")?.textContent).toBe("be");
});

it("a suggestion starts with the commented lines, in a fence that they do not end", () => {
  show({ suggestedOn: ["a ``` b", "c"] });
  fireEvent.click(screen.getByRole("button", { name: "Suggest a change" }));
  expect(field().value).toBe("````suggestion\na ``` b\nc\n````\n");
});

it("the replied comment can be quoted, on a separate line", () => {
  show({ quoted: "one\n\ntwo" });
  type("Hm.");
  field().setSelectionRange(3, 3);
  fireEvent.click(screen.getByRole("button", { name: "Quote the comment" }));
  expect(field().value).toBe("Hm.\n> one\n>\n> two\n\n");
});

it("a comment that is too long reports that and is not sent", async () => {
  const { run } = show();
  type("x".repeat(65_537));
  expect(screen.getByText(/at most 65,536 characters/)).not.toBe(null);
  press("Enter", { ctrlKey: true });
  await later(0);
  expect(run).not.toHaveBeenCalled();
});

const PUBLISHED = "This was published meanwhile, as it was.";

it("a field whose draft was published elsewhere closes if everything in it was saved", async () => {
  const { change, onClose } = show({ onSave: async () => null });
  type("words");
  await later(300);
  change({ isPublished: true });
  await later(0);
  expect(onClose).toHaveBeenCalledOnce();
  expect(field().value).toBe("");
});

it("a field whose draft was published elsewhere stays open with newer text, and reports that", async () => {
  let isThere = true;
  const { change, onClose } = show({ onSave: async () => (isThere ? null : PUBLISHED) });
  type("words");
  await later(300);
  type("words, and more");
  isThere = false;
  change({ isPublished: true });
  await later(0);
  expect(screen.getByText(PUBLISHED)).not.toBe(null);
  expect(field().value).toBe("words, and more");
  expect(localStorage.getItem(SAVED)).toBe("words, and more");
  expect(onClose).not.toHaveBeenCalled();
});

it("text of a published draft that only this browser has is not deleted either", async () => {
  localStorage.setItem(SAVED, "never sent");
  const { change, onClose } = show({ onSave: async () => PUBLISHED });
  change({ isPublished: true });
  await later(0);
  expect(screen.getByText(PUBLISHED)).not.toBe(null);
  expect(localStorage.getItem(SAVED)).toBe("never sent");
  expect(onClose).not.toHaveBeenCalled();
});

it("a field that was open when the change was rendered again keeps its caret and newer text", () => {
  const { unmount } = show({ takesFocus: true, draftKey: "draft-01" });
  type("half a thought");
  field().setSelectionRange(2, 4);
  reopenedFields.keepOpen(document.activeElement);
  type("half a thought more");
  field().setSelectionRange(5, 6);
  expect(reopenedFields.of("draft-01")).toEqual({ savedTextKey: SAVED_TEXT_KEY, draftKey: "draft-01", caret: [2, 4] });
  unmount();
  show();
  expect(document.activeElement).toBe(field());
  expect([field().value, field().selectionStart, field().selectionEnd]).toEqual(["half a thought more", 5, 6]);
  expect(reopenedFields.at(SAVED_TEXT_KEY)).toBe(null);
});

it("a field that was open without the focus does not take it when the change is rendered again", () => {
  const { unmount } = show({ takesFocus: true });
  field().blur();
  reopenedFields.keepOpen(document.activeElement);
  unmount();
  show({ takesFocus: true });
  expect(document.activeElement).toBe(document.body);
});

it("a field that was open does not take the focus from where the user has gone since", () => {
  const { unmount } = show({ takesFocus: true });
  reopenedFields.keepOpen(document.activeElement);
  unmount();
  const other = document.body.appendChild(document.createElement("input"));
  other.focus();
  show();
  expect(document.activeElement).toBe(other);
  other.remove();
});

it("a field that is not restored within a minute is dropped", async () => {
  const { unmount } = show();
  reopenedFields.keepOpen(null);
  unmount();
  expect(reopenedFields.at(SAVED_TEXT_KEY)?.caret).toBe(null);
  await later(60_001);
  expect(reopenedFields.at(SAVED_TEXT_KEY)).toBe(null);
});
