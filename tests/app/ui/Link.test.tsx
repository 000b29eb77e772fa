// @vitest-environment page
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { Link } from "#app/ui/navigation.tsx";
import { UiRoot } from "./UiRoot.tsx";

function link(visits: string[], url = "/", target?: "_blank"): HTMLElement {
  render(
    <UiRoot url={url} visits={visits}>
      <Link to="/x?q=1" target={target}>
        there
      </Link>
    </UiRoot>,
  );
  return screen.getByRole("link", { name: "there" });
}

describe("Link", () => {
  test("navigates on a plain click without loading a document", () => {
    const visits: string[] = [];
    const stayed = fireEvent.click(link(visits));
    expect(visits).toEqual(["go /x?q=1"]);
    expect(stayed).toBe(false);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "leaves a click with %o to the browser",
    (init) => {
      const visits: string[] = [];
      const anchor = link(visits);
      // Keeps happy-dom from following the link itself; our handler has already run by then.
      document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
      fireEvent.click(anchor, init);
      expect(visits).toEqual([]);
    },
  );

  test("leaves a link with a target to the browser", () => {
    const visits: string[] = [];
    const anchor = link(visits, "/", "_blank");
    document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(anchor);
    expect(visits).toEqual([]);
  });

  test("starts loading on hover or focus", () => {
    const visits: string[] = [];
    const anchor = link(visits);
    fireEvent.pointerEnter(anchor);
    fireEvent.focus(anchor);
    expect(visits).toEqual(["preload /x?q=1", "preload /x?q=1"]);
  });

  test("marks the link to the current page", () => {
    expect(link([], "/x?q=1").getAttribute("aria-current")).toBe("page");
  });

  test("does not mark a link to another page", () => {
    expect(link([], "/x").getAttribute("aria-current")).toBeNull();
  });
});
