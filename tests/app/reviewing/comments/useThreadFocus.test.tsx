// @vitest-environment page
import { renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useThreadFocus } from "#app/reviewing/comments/useThreadKeys.ts";

afterEach(() => document.body.replaceChildren());

function drawThread(id: string): HTMLElement {
  const thread = document.createElement("section");
  thread.tabIndex = -1;
  thread.dataset["thread"] = id;
  document.body.append(thread);
  return thread;
}
const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

it("a rendered thread gets the focus at once, another one when it is rendered", async () => {
  const { focus, shown } = renderHook(() => useThreadFocus()).result.current;
  const first = drawThread("first");
  focus("first");
  expect(document.activeElement).toBe(first);
  focus("second");
  await nextFrame();
  expect(document.activeElement).toBe(document.body);
  const second = drawThread("second");
  shown("second");
  expect(document.activeElement).toBe(second);
});

it("a field that a key has opened before the next frame keeps the focus", async () => {
  const { focus } = renderHook(() => useThreadFocus()).result.current;
  const thread = drawThread("first");
  focus("first");
  const field = thread.appendChild(document.createElement("textarea"));
  field.focus();
  await nextFrame();
  expect(document.activeElement).toBe(field);
});

it("reports whether there is a thread for an action, which then receives it", () => {
  const { command } = renderHook(() => useThreadFocus()).result.current;
  expect(command("first", "toggleResolved")).toBe(false);
  const received: unknown[] = [];
  drawThread("first").addEventListener("galley:thread", (event) => received.push((event as CustomEvent).detail));
  expect(command("first", "toggleResolved")).toBe(true);
  expect(received).toEqual(["toggleResolved"]);
});
