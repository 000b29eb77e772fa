// @vitest-environment page
import { fireEvent, render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { describe, expect, test, vi } from "vitest";
import { createShortcutRegistry, useShortcut } from "#app/ui/shortcuts.tsx";
import { parseKeys } from "#app/ui/Kbd.tsx";
import { UiRoot } from "./UiRoot.tsx";

/** Registers all keys, presses the given keys with a second between presses, and returns the shortcuts that ran. */
function press(keys: readonly string[], events: readonly KeyboardEventInit[], apple = false, pause = 1000): string[] {
  const registry = createShortcutRegistry(apple);
  const ran: string[] = [];
  for (const each of keys) registry.add({ keys: each, label: each, group: "", run: () => void ran.push(each) });
  events.forEach((init, index) => {
    const event = new KeyboardEvent("keydown", init);
    // happy-dom treats every Alt as AltGr.
    const getModifierState = (name: string) => name === "AltGraph" && init.modifierAltGraph === true;
    Object.defineProperties(event, {
      timeStamp: { value: index * pause },
      getModifierState: { value: getModifierState },
    });
    registry.handle(event);
  });
  return ran;
}

describe("keys", () => {
  test("Mod is Ctrl, and the command key on Apple's machines", () => {
    expect(press(["Mod+K"], [{ key: "k", ctrlKey: true }])).toEqual(["Mod+K"]);
    expect(press(["Mod+K"], [{ key: "k", metaKey: true }])).toEqual([]);
    expect(press(["Mod+K"], [{ key: "k", metaKey: true }], true)).toEqual(["Mod+K"]);
    expect(press(["Mod+K"], [{ key: "k", ctrlKey: true }], true)).toEqual([]);
  });

  test("a plain letter does not match with Shift, Ctrl or Alt, and caps lock does not matter", () => {
    expect(press(["t"], [{ key: "t" }])).toEqual(["t"]);
    expect(press(["t"], [{ key: "T" }])).toEqual(["t"]);
    expect(
      press(
        ["t"],
        [
          { key: "T", shiftKey: true },
          { key: "t", ctrlKey: true },
          { key: "t", altKey: true },
        ],
      ),
    ).toEqual([]);
    expect(press(["t", "Shift+T"], [{ key: "T", shiftKey: true }])).toEqual(["Shift+T"]);
  });

  test("a character matches however it is typed on the keyboard", () => {
    expect(press(["?"], [{ key: "?", shiftKey: true }])).toEqual(["?"]);
    expect(press(["]"], [{ key: "]" }])).toEqual(["]"]);
    // AltGr+9 on a German keyboard under Windows.
    expect(press(["]"], [{ key: "]", ctrlKey: true, altKey: true, modifierAltGraph: true }])).toEqual(["]"]);
    // Option+6 on a German keyboard under macOS.
    expect(press(["]"], [{ key: "]", altKey: true }], true)).toEqual(["]"]);
  });

  test("a letter is matched by its physical key on keyboards without Latin letters", () => {
    expect(press(["j"], [{ key: "о", code: "KeyJ" }])).toEqual(["j"]);
    expect(press(["j"], [{ key: "о", code: "KeyP" }])).toEqual([]);
    expect(press(["Shift+X"], [{ key: "Ч", code: "KeyX", shiftKey: true }])).toEqual(["Shift+X"]);
    expect(
      press(
        ["g h"],
        [
          { key: "п", code: "KeyG" },
          { key: "р", code: "KeyH" },
        ],
      ),
    ).toEqual(["g h"]);
    expect(press(["Mod+K"], [{ key: "л", code: "KeyK", ctrlKey: true }])).toEqual(["Mod+K"]);
  });

  test("a bracket and an angle bracket match by their physical key where the layout has a letter there", () => {
    expect(press(["]"], [{ key: "ъ", code: "BracketRight" }])).toEqual(["]"]);
    expect(press(["<"], [{ key: "Б", code: "Comma", shiftKey: true }])).toEqual(["<"]);
    expect(press([","], [{ key: "Б", code: "Comma", shiftKey: true }])).toEqual([]);
    // A German keyboard has Latin letters, and types the bracket elsewhere.
    expect(press(["["], [{ key: "ü", code: "BracketLeft" }])).toEqual([]);
  });

  test("a sequence runs at its last key", () => {
    expect(press(["g d", "g r"], [{ key: "g" }, { key: "Shift" }, { key: "r" }], false, 500)).toEqual(["g r"]);
  });

  test("a sequence ends after a second and a half", () => {
    expect(press(["g d", "d"], [{ key: "g" }, { key: "d" }], false, 1500)).toEqual(["g d"]);
    expect(press(["g d", "d"], [{ key: "g" }, { key: "d" }], false, 1501)).toEqual(["d"]);
  });

  test("a key that does not continue a sequence is handled separately", () => {
    expect(press(["g d", "t"], [{ key: "g" }, { key: "t" }, { key: "d" }])).toEqual(["t"]);
    expect(press(["g d"], [{ key: "g" }, { key: "g" }, { key: "d" }])).toEqual(["g d"]);
  });

  test("only a key that continues a sequence is known before it is handled", () => {
    const registry = createShortcutRegistry(false);
    registry.add({ keys: "g r", label: "", group: "", run: () => undefined });
    const [r, e] = [new KeyboardEvent("keydown", { key: "r" }), new KeyboardEvent("keydown", { key: "e" })];
    expect([registry.awaits(r), registry.awaits(e)]).toEqual([false, false]);
    registry.handle(new KeyboardEvent("keydown", { key: "g" }));
    expect([registry.awaits(r), registry.awaits(e)]).toEqual([true, false]);
    registry.handle(r);
    expect(registry.awaits(r)).toBe(false);
  });

  test("of two shortcuts with the same keys the last added one runs", () => {
    const registry = createShortcutRegistry(false);
    const ran: string[] = [];
    registry.add({ keys: "t", label: "", group: "", run: () => void ran.push("first") });
    const remove = registry.add({ keys: "t", label: "", group: "", run: () => void ran.push("second") });
    registry.handle(new KeyboardEvent("keydown", { key: "t" }));
    remove();
    registry.handle(new KeyboardEvent("keydown", { key: "t" }));
    expect(ran).toEqual(["second", "first"]);
  });

  test("invalid keys are refused", () => {
    expect(() => parseKeys("Hyper+K")).toThrow('These are no keys: "Hyper+K".');
    expect(() => parseKeys("g ")).toThrow('These are no keys: "g ".');
    expect(parseKeys("Mod++")).toEqual([{ key: "+", mod: true, shift: false, alt: false }]);
  });
});

describe("useShortcut", () => {
  type BoundProps = {
    readonly keys: string;
    readonly ran: string[];
    readonly enabled?: boolean;
    readonly bare?: boolean;
  };

  function Bound({ keys, ran, enabled = true, bare = false }: BoundProps) {
    useShortcut(keys, "Do it", "Actions", () => void ran.push(keys), { enabled });
    if (bare) return null;
    return (
      <>
        <input aria-label="field" />
        <input aria-label="tick" type="checkbox" />
        <div role="dialog" tabIndex={-1} />
      </>
    );
  }

  /** Simulates a user who presses a key at the moment at which this is on the page. */
  function Pressed({ letter }: { readonly letter: string }) {
    useLayoutEffect(() => void fireEvent.keyDown(document.body, { key: letter }), [letter]);
    return null;
  }

  test("Mod+A keeps its usual function in a field, and so do Enter and Space on a button", () => {
    const ran: string[] = [];
    function Keys() {
      useShortcut("Mod+A", "All", "", () => ran.push("all"));
      useShortcut("Enter", "Act", "", () => ran.push("act"));
      return null;
    }
    const { getByLabelText, getByRole } = render(
      <>
        <Keys />
        <input aria-label="words" />
        <button type="button">Press</button>
        <div role="treeitem" aria-label="File" aria-selected="false" tabIndex={0} />
      </>,
      { wrapper: UiRoot },
    );
    for (const element of [getByLabelText("words"), getByRole("button"), getByRole("treeitem"), document.body]) {
      fireEvent.keyDown(element, { key: "Enter" });
      fireEvent.keyDown(element, { key: "a", ctrlKey: true });
    }
    expect(ran).toEqual(["all", "all", "act", "all"]);
  });

  test("plain keys do not apply in fields and dialogs, chords with Mod do", () => {
    const ran: string[] = [];
    const { getByLabelText, getByRole } = render(
      <UiRoot>
        <Bound keys="t" ran={ran} />
        <Bound keys="Mod+K" ran={ran} bare />
      </UiRoot>,
    );
    const field = getByLabelText("field");
    fireEvent.keyDown(field, { key: "t" });
    fireEvent.keyDown(getByRole("dialog"), { key: "t" });
    expect(ran).toEqual([]);
    fireEvent.keyDown(field, { key: "k", ctrlKey: true });
    fireEvent.keyDown(getByLabelText("tick"), { key: "t" });
    expect(ran).toEqual(["Mod+K", "t"]);
  });

  test("a chord with Alt applies in fields, but not on Apple's machines, where it types a letter", () => {
    const ran: string[] = [];
    const { getByLabelText } = render(
      <UiRoot>
        <Bound keys="Alt+C" ran={ran} />
      </UiRoot>,
    );
    const pressAlt = (): void => {
      const event = new KeyboardEvent("keydown", { key: "c", altKey: true, bubbles: true, cancelable: true });
      // happy-dom treats every Alt as AltGr.
      Object.defineProperty(event, "getModifierState", { value: () => false });
      getByLabelText("field").dispatchEvent(event);
    };
    pressAlt();
    vi.stubGlobal("navigator", { platform: "MacIntel" });
    pressAlt();
    vi.unstubAllGlobals();
    expect(ran).toEqual(["Alt+C"]);
  });

  test("a shortcut exists as long as its component and only while it is enabled", () => {
    const ran: string[] = [];
    const { rerender } = render(
      <UiRoot>
        <Bound keys="t" ran={ran} />
      </UiRoot>,
    );
    fireEvent.keyDown(document.body, { key: "t" });
    rerender(
      <UiRoot>
        <Bound keys="t" ran={ran} enabled={false} />
      </UiRoot>,
    );
    fireEvent.keyDown(document.body, { key: "t" });
    rerender(
      <UiRoot>
        <Bound keys="t" ran={ran} />
      </UiRoot>,
    );
    fireEvent.keyDown(document.body, { key: "t" });
    rerender(<UiRoot>none</UiRoot>);
    fireEvent.keyDown(document.body, { key: "t" });
    expect(ran).toEqual(["t", "t"]);
  });

  test("a key works as soon as its component is visible", () => {
    const ran: string[] = [];
    const { rerender } = render(<UiRoot>none</UiRoot>);
    rerender(
      <UiRoot>
        <Bound keys="t" ran={ran} />
        <Pressed letter="t" />
      </UiRoot>,
    );
    expect(ran).toEqual(["t"]);
  });

  test("a key that was handled elsewhere is ignored", () => {
    const ran: string[] = [];
    const { getByText } = render(
      <UiRoot>
        <Bound keys="t" ran={ran} />
        <button onKeyDown={(event) => event.preventDefault()}>mine</button>
      </UiRoot>,
    );
    fireEvent.keyDown(getByText("mine"), { key: "t" });
    expect(ran).toEqual([]);
  });
});

test("a key sequence also ends if its shortcut was replaced after its first key, and shortcuts without a label are not listed", () => {
  const registry = createShortcutRegistry(false);
  const ran: string[] = [];
  const add = (label: string) => registry.add({ keys: "d j", label, group: "", run: () => void ran.push(label) });
  registry.add({ keys: "j", label: "Next line", group: "", run: () => void ran.push("line") });
  const remove = add("");
  expect(registry.list().map(({ label }) => label)).toEqual(["Next line"]);
  registry.handle(new KeyboardEvent("keydown", { key: "d" }));
  add("Choose commits");
  remove();
  registry.handle(new KeyboardEvent("keydown", { key: "j" }));
  expect(ran).toEqual(["Choose commits"]);
  expect(registry.list().map(({ label }) => label)).toEqual(["Next line", "Choose commits"]);
});
