// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Combobox } from "#app/ui/Combobox.tsx";
import { type Command, CommandPalette, usePaletteQuery } from "#app/ui/CommandPalette.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { useShortcut } from "#app/ui/shortcuts.tsx";
import { UiRoot } from "./UiRoot.tsx";

/**
 * The ways in which browsers report a key of an input method: Safari reports the key that ends the composition only by
 * its code.
 */
const KINDS = [{ isComposing: true }, { keyCode: 229 }];
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

async function press(key: string, init: object): Promise<void> {
  await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init }));
  await settle();
}

function Palette({ log }: { readonly log: string[] }) {
  const commands: readonly Command[] = [{ id: "a", label: "Home", group: "Go to", run: () => void log.push("ran") }];
  return <CommandPalette {...usePaletteQuery(() => log.push("closed"))} open commands={commands} />;
}

function Shortcut({ log }: { readonly log: string[] }) {
  useShortcut("Mod+Enter", "Send", "Writing", () => void log.push("sent"));
  return null;
}

it("keys of an input method that is composing run and close nothing in a palette", async () => {
  for (const init of KINDS) {
    const log: string[] = [];
    const { unmount } = render(
      <UiRoot>
        <Palette log={log} />
      </UiRoot>,
    );
    await settle();
    await press("Enter", init);
    await press("Escape", init);
    expect(log).toEqual([]);
    await press("Enter", {});
    expect(log).toEqual(["closed", "ran"]);
    unmount();
  }
});

it("they do nothing in a dialog, in a field with suggestions, or as a shortcut either", async () => {
  for (const init of KINDS) {
    const log: string[] = [];
    const { unmount } = render(
      <UiRoot>
        <Shortcut log={log} />
        <Dialog open title="Compare" onClose={() => log.push("closed")}>
          <Combobox
            label="Base"
            value="main"
            onChange={() => undefined}
            onPick={() => log.push("picked")}
            suggestions={[]}
          />
        </Dialog>
      </UiRoot>,
    );
    await settle();
    screen.getByRole("combobox", { name: "Base" }).focus();
    await press("Enter", init);
    await press("Escape", init);
    await press("Enter", { ...init, ctrlKey: true });
    expect(log).toEqual([]);
    await press("Enter", {});
    expect(log).toEqual(["picked"]);
    unmount();
  }
});
