// @vitest-environment page
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { CommandPalette, type Command } from "#app/ui/CommandPalette.tsx";
import { textBuffer } from "#app/ui/keyBuffer.ts";
import { UiRoot } from "./UiRoot.tsx";

function Palette({ commands, log }: { readonly commands: readonly Command[]; readonly log: string[] }) {
  const [query, setQuery] = useState("");
  return (
    <UiRoot>
      <CommandPalette
        open
        onClose={() => log.push("close")}
        commands={commands}
        query={query}
        onQueryChange={setQuery}
      />
    </UiRoot>
  );
}

async function opened(log: string[]): Promise<HTMLElement> {
  const commands = ["Go home", "Go to the reviews", "Approve"].map((label) => ({
    id: label,
    label,
    group: label === "Approve" ? "Review" : "Go to",
    run: () => void log.push(label),
  }));
  render(<Palette commands={commands} log={log} />);
  await settle();
  return screen.getByRole("combobox", { name: "Command palette" });
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));
const options = () => screen.getAllByRole("option").map((option) => option.textContent);

describe("CommandPalette", () => {
  test("lists all commands by group with the first one selected", async () => {
    const field = await opened([]);
    expect(options()).toEqual(["Go home", "Go to the reviews", "Approve"]);
    expect(screen.getAllByRole("group").map((group) => group.getAttribute("aria-labelledby"))).toHaveLength(2);
    const active = document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
    expect(active?.textContent).toBe("Go home");
  });

  test("filters the list by the typed text and marks the matching letters", async () => {
    const field = await opened([]);
    fireEvent.change(field, { target: { value: "rev" } });
    await settle();
    expect(options()[0]).toBe("Go to the reviews");
    expect(document.querySelector("mark")?.textContent).toBe("rev");
  });

  test("closes and then runs the command on Enter", async () => {
    const log: string[] = [];
    const field = await opened(log);
    fireEvent.keyDown(field, { key: "ArrowDown" });
    await settle();
    fireEvent.keyDown(field, { key: "Enter" });
    await settle();
    expect(log).toEqual(["close", "Go to the reviews"]);
  });

  test("starts with the text typed before it was loaded, which the page below does not receive", async () => {
    const received: string[] = [];
    const listen = ({ key }: KeyboardEvent): void => void received.push(key);
    document.addEventListener("keydown", listen);
    textBuffer.startBuffering();
    for (const key of ["r", "e", "x", "Backspace", "v"]) fireEvent.keyDown(document.body, { key });
    expect(await opened([])).toHaveProperty("value", "rev");
    expect(options()[0]).toBe("Go to the reviews");
    expect(received).toEqual([]);
    fireEvent.keyDown(document.body, { key: "j" });
    document.removeEventListener("keydown", listen);
    expect(received).toEqual(["j"]);
  });

  test("runs the best match if Enter was pressed after the text before it was loaded", async () => {
    const log: string[] = [];
    textBuffer.startBuffering();
    for (const key of ["r", "e", "v", "Enter", "j"]) fireEvent.keyDown(document.body, { key });
    await opened(log);
    expect(log).toEqual(["close", "Go to the reviews"]);
  });

  test("reports when nothing matches", async () => {
    const field = await opened([]);
    fireEvent.change(field, { target: { value: "zzz" } });
    await settle();
    expect(screen.queryAllByRole("option")).toEqual([]);
    expect(screen.getByText("No matches")).toBeDefined();
  });
});
