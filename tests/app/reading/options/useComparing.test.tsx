// @vitest-environment page
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useComparing } from "#app/reading/options/useReaderOptions.ts";
import { settings } from "#app/ui/settings.ts";

it("a page shows its comparison options; a change is saved for all pages and put into the URL", () => {
  const put = vi.fn<(name: string, value: string | number) => void>();
  function Probe() {
    const comparing = useComparing({
      whitespace: ["SHOW", (value) => put("whitespace", value)],
      contextLines: [25, (value) => put("contextLines", value)],
    });
    return (
      <>
        <output>{Object.values(comparing.by).join(" ")}</output>
        <button onClick={() => comparing.onWhitespace("IGNORE_ALL")}>whitespace</button>
        <button onClick={() => comparing.onContextLines(0)}>context</button>
      </>
    );
  }
  render(<Probe />);
  expect(screen.getByRole("status").textContent).toBe("SHOW 25");
  for (const name of ["whitespace", "context"]) fireEvent.click(screen.getByRole("button", { name }));
  expect(put.mock.calls).toEqual([
    ["whitespace", "IGNORE_ALL"],
    ["contextLines", 0],
  ]);
  expect([...settings.all()]).toEqual([
    ["whitespace", "IGNORE_ALL"],
    ["contextLines", "0"],
  ]);
});
