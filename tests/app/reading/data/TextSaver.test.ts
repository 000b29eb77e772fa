// @vitest-environment page
import { afterEach, expect, it } from "vitest";
import { savedText, TextSaver } from "#app/reading/data/TextSaver.ts";

afterEach(() => localStorage.clear());

it("a text that could not be saved holds up others while its field is open, and stays in the browser after that", async () => {
  const saver = new TextSaver("review/thread", async () => "The server is gone.");
  saver.onTextChange("Kept");
  expect(await TextSaver.flushAll()).toBe("The server is gone.");
  await saver.leave();
  expect(await TextSaver.flushAll()).toBeNull();
  expect(TextSaver.isSaving()).toBe(false);
  expect(savedText.read("review/thread")).toBe("Kept");
  const again = new TextSaver("review/thread", async () => null);
  again.onTextChange("Kept and continued");
  expect(await TextSaver.flushAll()).toBeNull();
  expect(savedText.read("review/thread")).toBeNull();
});
