// @vitest-environment page
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { Combobox } from "#app/ui/Combobox.tsx";

const BRANCHES = ["main", "maintenance", "feature/anchors"];

function Picker({ picked, error }: { readonly picked: string[]; readonly error?: string }) {
  const [value, setValue] = useState("");
  return (
    <Combobox
      label="Base"
      value={value}
      onChange={setValue}
      suggestions={BRANCHES.filter((name) => name.includes(value)).map((name) => ({ value: name, label: name }))}
      onPick={(name) => picked.push(name)}
      error={error}
    />
  );
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

async function typed(text: string, picked: string[]): Promise<HTMLElement> {
  render(<Picker picked={picked} />);
  const field = screen.getByRole("combobox", { name: "Base" });
  act(() => field.focus());
  fireEvent.change(field, { target: { value: text } });
  await settle();
  return field;
}

describe("Combobox", () => {
  test("shows suggestions while typing", async () => {
    const field = await typed("mai", []);
    expect(field.getAttribute("aria-expanded")).toBe("true");
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["main", "maintenance"]);
  });

  test("accepts the typed text on Enter if no suggestion was selected", async () => {
    const picked: string[] = [];
    const field = await typed("HEAD~3", picked);
    fireEvent.keyDown(field, { key: "Enter" });
    expect(picked).toEqual(["HEAD~3"]);
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  test("accepts the suggestion selected by arrow keys", async () => {
    const picked: string[] = [];
    const field = await typed("mai", picked);
    fireEvent.keyDown(field, { key: "ArrowDown" });
    await settle();
    fireEvent.keyDown(field, { key: "ArrowDown" });
    await settle();
    fireEvent.keyDown(field, { key: "Enter" });
    await settle();
    expect(picked).toEqual(["maintenance"]);
    expect(field).toHaveProperty("value", "maintenance");
  });

  test("accepts the suggestion that is clicked", async () => {
    const picked: string[] = [];
    await typed("anch", picked);
    fireEvent.click(screen.getByRole("option", { name: "feature/anchors" }));
    await settle();
    expect(picked).toEqual(["feature/anchors"]);
  });

  test("reports that nothing matches without refusing the text", async () => {
    await typed("4f2a91c", []);
    expect(screen.getByText("No matches. Press Enter to use the text as entered.")).toBeDefined();
  });

  test("associates its error with the field", () => {
    render(<Picker picked={[]} error="No commit is called so." />);
    const field = screen.getByRole("combobox", { name: "Base" });
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "No commit is called so.",
    );
  });
});
