// @vitest-environment page
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps, ComponentType } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { type Command, CommandPalette, usePaletteQuery } from "#app/ui/CommandPalette.tsx";
import { later } from "#app/ui/later.tsx";
import { MissingPalette, PaletteButton } from "#app/ui/Dialog.tsx";
import { UiRoot } from "./UiRoot.tsx";

const COMMANDS: readonly Command[] = [{ id: "a", label: "src/a.ts", group: "Files", run: () => undefined }];

function Files({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return <CommandPalette {...usePaletteQuery(onClose)} open={open} title="Files" commands={COMMANDS} />;
}

function show(Palette: ComponentType<ComponentProps<typeof Files>>): void {
  render(
    <UiRoot>
      <PaletteButton label="Go to file" keys="t" group="Files">
        {(isOpen, close) => <Palette open={isOpen} onClose={close} />}
      </PaletteButton>
    </UiRoot>,
  );
}

const MISSING = "This part of the page could not be loaded. Check that Galley is running, then reload the page.";

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));
const field = () => screen.queryByRole("combobox", { name: "Files" });

test("a palette opens by its key and by its button, and is empty each time", async () => {
  show(Files);
  expect(field()).toBe(null);
  fireEvent.keyDown(document.body, { key: "t" });
  await settle();
  fireEvent.change(field() ?? document.body, { target: { value: "src" } });
  await settle();
  expect(field()).toHaveProperty("value", "src");
  fireEvent.keyDown(field() ?? document.body, { key: "Escape" });
  await settle();
  expect(field()).toBe(null);
  fireEvent.click(screen.getByRole("button", { name: "Go to file" }));
  await settle();
  expect(field()).toHaveProperty("value", "");
});

test("a palette that cannot be loaded reports that beside its button, and the typed text goes to the page", async () => {
  const reported = vi.fn<typeof reportError>();
  vi.stubGlobal("reportError", reported);
  let isServed = false;
  // A later test's page loads everything that is declared.
  onTestFinished(() => void (isServed = true));
  const load = async (): Promise<typeof Files> => {
    if (!isServed) throw new Error("Failed to fetch dynamically imported module");
    return Files;
  };
  show(later(load, MissingPalette));
  expect(screen.queryByText(MISSING)).toBe(null);
  fireEvent.click(screen.getByRole("button", { name: "Go to file" }));
  await settle();
  expect(screen.queryByText(MISSING)).not.toBe(null);
  const received: string[] = [];
  const listen = ({ key }: KeyboardEvent): void => void received.push(key);
  document.addEventListener("keydown", listen);
  onTestFinished(() => document.removeEventListener("keydown", listen));
  for (const key of ["j", "t", "k"]) {
    fireEvent.keyDown(document.body, { key });
    await settle();
  }
  expect(received).toEqual(["j", "t", "k"]);
});
