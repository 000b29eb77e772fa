// @vitest-environment page
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Button, IconButton } from "#app/ui/Button.tsx";
import { CopyButton } from "#app/ui/CopyButton.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { Failure } from "#app/ui/Notice.tsx";
import { Kbd } from "#app/ui/Kbd.tsx";
import { textBuffer } from "#app/ui/keyBuffer.ts";
import { Marked } from "#app/ui/CommandPalette.tsx";
import { Menu } from "#app/ui/Menu.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import { WAIT_MS } from "#tests/helpers/testRun.ts";
import { UiRoot } from "./UiRoot.tsx";

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("Dialog", () => {
  test("scrolls to the first error that appears, and focuses its field", async () => {
    const places: string[] = [];
    const form = (isWrong: boolean) => (
      <UiRoot>
        <Dialog open onClose={() => undefined} title="Request review" footer={<Button>Send</Button>}>
          <input aria-label="Title" />
          <input aria-label="Target branch" aria-invalid={isWrong} />
          <input aria-label="Reviewers" aria-invalid={isWrong} />
        </Dialog>
      </UiRoot>
    );
    const { rerender } = render(form(false));
    await settle();
    screen.getByRole("button", { name: "Send" }).focus();
    vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(function (this: HTMLElement) {
      places.push(this.getAttribute("aria-label") ?? "");
    });
    rerender(form(true));
    await settle();
    expect(places).toEqual(["Target branch"]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Target branch");
  });
});

describe("Button", () => {
  test("keeps the focus but ignores clicks while it is busy", () => {
    const clicks: string[] = [];
    render(
      <Button busy onClick={() => clicks.push("click")}>
        Publish
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Publish" });
    fireEvent.click(button);
    expect(clicks).toEqual([]);
    expect(button.getAttribute("aria-busy")).toBe("true");
    expect(button.hasAttribute("disabled")).toBe(false);
  });

  test("announces its keys to assistive technology if they can be named", () => {
    render(
      <>
        <Button keys="Mod+Shift+A">Approve</Button>
        <Button keys="g d">Home</Button>
      </>,
    );
    expect(screen.getByRole("button", { name: "Approve" }).getAttribute("aria-keyshortcuts")).toBe("Control+Shift+A");
    expect(screen.getByRole("button", { name: "Home" }).getAttribute("aria-keyshortcuts")).toBeNull();
  });
});

describe("Menu", () => {
  const ran: string[] = [];
  const open = async () => {
    render(
      <UiRoot>
        <Menu
          label="This file"
          trigger={<IconButton label="More" icon={<i />} />}
          items={[
            { kind: "action", label: "Mark as seen", run: () => void ran.push("seen") },
            { kind: "choice", label: "Wrap lines", checked: true, run: () => void ran.push("wrap") },
            { kind: "link", label: "Whole file", to: "/f" },
          ]}
        />
      </UiRoot>,
    );
    fireEvent.click(screen.getByRole("button", { name: "More" }));
    await settle();
  };

  test("opens from its button and runs the clicked item", async () => {
    await open();
    expect(screen.getByRole("menu", { name: "This file" })).toBeDefined();
    fireEvent.click(screen.getByRole("menuitem", { name: "Mark as seen" }));
    expect(ran).toEqual(["seen"]);
  });

  test("marks the selected option and keeps links as links", async () => {
    await open();
    expect(screen.getByRole("menuitemradio", { name: "Wrap lines" }).getAttribute("aria-checked")).toBe("true");
    expect(screen.getByRole("menuitem", { name: "Whole file" }).getAttribute("href")).toBe("/f");
  });

  test("closes on Tab and returns the focus to its button", async () => {
    await open();
    fireEvent.keyDown(screen.getByRole("menu"), { key: "Tab" });
    await settle();
    expect(screen.queryByRole("menu")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "More" }));
  });

  test("opens by its keys from anywhere and returns the focus to where it was", async () => {
    render(
      <UiRoot>
        <a href="/f">File</a>
        <Menu
          label="This file"
          trigger={<IconButton label="More" icon={<i />} />}
          items={[{ kind: "action", label: "Mark as seen", run: () => undefined }]}
          shortcut={{ keys: "d f", label: "More of this file", group: "File" }}
        />
      </UiRoot>,
    );
    const file = screen.getByRole("link", { name: "File" });
    file.focus();
    fireEvent.keyDown(file, { key: "d" });
    fireEvent.keyDown(file, { key: "f" });
    await settle();
    expect(document.activeElement?.textContent).toBe("Mark as seen");
    fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" });
    await settle();
    expect(document.activeElement).toBe(file);
    expect(screen.getByRole("button", { name: "More" }).dataset["keys"]).toBe("d f");
  });
});

test("Dialog submits what was typed with Enter before it was loaded", async () => {
  const submitted: string[] = [];
  textBuffer.startBuffering();
  for (const key of ["a", "b", "Enter"]) fireEvent.keyDown(document.body, { key });
  render(
    <Dialog open onClose={() => undefined} title="Open another file">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted.push(String(new FormData(event.currentTarget).get("path")));
        }}
      >
        <input name="path" data-autofocus="true" />
      </form>
    </Dialog>,
  );
  await settle();
  await waitFor(() => expect(submitted).toEqual(["ab"]), { timeout: WAIT_MS });
});

test("Ctrl+Enter presses the main button of a dialog, from any field, unless it is disabled", async () => {
  const pressed: string[] = [];
  const dialog = (isOff: boolean) => (
    <Dialog
      open
      onClose={() => undefined}
      title="Request review"
      footer={
        <>
          <Button onClick={() => pressed.push("cancel")}>Cancel</Button>
          <Button keys="Mod+Enter" aria-disabled={isOff} onClick={() => pressed.push("send")}>
            Send
          </Button>
        </>
      }
    >
      <input aria-label="Title" />
    </Dialog>
  );
  const { rerender } = render(<UiRoot>{dialog(true)}</UiRoot>);
  const title = await screen.findByLabelText("Title");
  fireEvent.keyDown(title, { key: "Enter", ctrlKey: true });
  expect(pressed).toEqual([]);
  rerender(<UiRoot>{dialog(false)}</UiRoot>);
  fireEvent.keyDown(title, { key: "Enter" });
  fireEvent.keyDown(title, { key: "Enter", ctrlKey: true });
  expect(pressed).toEqual(["send"]);
});

test("the close button of a dialog shows one icon", async () => {
  render(
    <Dialog open onClose={() => undefined} title="Settings">
      Theme
    </Dialog>,
    { wrapper: UiRoot },
  );
  await settle();
  expect(screen.getByRole("button", { name: "Close" }).querySelectorAll("svg").length).toBe(1);
});

test("Dialog is named by its title and closes on Escape", async () => {
  const closed: string[] = [];
  render(
    <Dialog open onClose={() => closed.push("closed")} title="Abandon this review">
      <button>Abandon</button>
    </Dialog>,
  );
  await settle();
  const dialog = screen.getByRole("dialog", { name: "Abandon this review" });
  fireEvent.keyDown(dialog, { key: "Escape" });
  await settle();
  expect(closed).toEqual(["closed"]);
});

test("SegmentedControl reports the selected option", () => {
  const chosen: string[] = [];
  render(
    <SegmentedControl
      label="Layout"
      value="unified"
      onChange={(value) => chosen.push(value)}
      options={[
        { value: "unified", label: "Unified" },
        { value: "split", label: "Split" },
      ]}
    />,
  );
  expect(screen.getByRole("radio", { name: "Unified" })).toHaveProperty("checked", true);
  fireEvent.click(screen.getByRole("radio", { name: "Split" }));
  expect(chosen).toEqual(["split"]);
});

describe("CopyButton", () => {
  test.each([
    ["Copied", () => Promise.resolve()],
    [
      "The browser blocked the clipboard. Allow it in its settings for this site.",
      () => Promise.reject(new Error("denied")),
    ],
  ])("announces %j", async (reported, writeText) => {
    const copied: string[] = [];
    const clipboard = { writeText: (text: string) => (copied.push(text), writeText()) };
    vi.stubGlobal("navigator", { platform: "Linux", clipboard });
    render(
      <UiRoot>
        <CopyButton text="4f2a91c" label="Copy commit id" />
      </UiRoot>,
    );
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Copy commit id" })));
    expect(copied).toEqual(["4f2a91c"]);
    expect(screen.getByText(reported).getAttribute("aria-live")).toBe("polite");
    expect(screen.getByRole("button", { name: reported })).toBeDefined();
  });
});

describe("RelativeTime", () => {
  test("stays correct as the minutes pass", () => {
    vi.useFakeTimers({ now: Date.parse("2026-03-04T10:00:30Z") });
    render(<RelativeTime iso="2026-03-04T09:58:10Z" />);
    expect(screen.getByText("2 minutes ago").getAttribute("datetime")).toBe("2026-03-04T09:58:10Z");
    act(() => void vi.advanceTimersByTime(120_000));
    expect(screen.getByText("4 minutes ago")).toBeDefined();
  });

  test("leaves no timer behind", () => {
    vi.useFakeTimers();
    render(<RelativeTime iso="2026-03-04T09:58:10Z" />).unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("shows an invalid time as it is", () => {
    const { container } = render(<RelativeTime iso="yesterday-ish" />);
    expect(container.innerHTML).toBe("yesterday-ish");
  });
});

test("Failure shows the message, its code and what to do", () => {
  const retried: string[] = [];
  render(
    <UiRoot>
      <Failure
        title="Not read"
        message="The disk is full."
        code="DISK_FULL"
        onRetry={() => retried.push("again")}
        links={[{ label: "Home", to: "/" }]}
      />
    </UiRoot>,
  );
  expect(screen.getByRole("alert").textContent).toBe("Not readThe disk is full.DISK_FULLTry againHome");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(retried).toEqual(["again"]);
});

test.each([
  ["a flag", "go 🇩🇪🇫🇷 on", [4], "🇩🇪"],
  ["a family joined from several", "a👨‍👩‍👧b", [5], "👨‍👩‍👧"],
  ["a letter with its accent", "cafe\u0301s", [3], "e\u0301"],
])("Marked marks %s as a whole", (_, text, positions, marked) => {
  const { container } = render(<Marked text={text} positions={positions} />);
  expect(container.textContent).toBe(text);
  expect(Array.from(container.querySelectorAll("mark"), (mark) => mark.textContent)).toEqual([marked]);
});

test("Marked marks runs of characters and keeps the text complete", () => {
  const { container } = render(<Marked text="updateRef" positions={[0, 1, 6, 8]} />);
  expect(container.innerHTML).toBe("<mark>up</mark>date<mark>R</mark>e<mark>f</mark>");
});

test("Avatar has the same color for the same name, which is beside it and so hidden", () => {
  const { rerender, container } = render(<Avatar name="Ada Lovelace" />);
  const avatar = () => container.querySelector<HTMLElement>("[aria-hidden=true]");
  const tone = avatar()?.dataset["tone"];
  expect(tone).toMatch(/^\d$/);
  rerender(<Avatar name="ada lovelace " />);
  expect(avatar()?.dataset["tone"]).toBe(tone);
});

test.each([
  ["Linux x86_64", "Mod+Shift+A", "CtrlShiftA"],
  ["MacIntel", "Mod+Shift+A", "⌘⇧A"],
  ["Linux x86_64", "g d", "gthend"],
  ["Linux x86_64", "ArrowDown", "↓"],
])("on %s the keys %s are shown as %s", (platform, keys, shown) => {
  vi.stubGlobal("navigator", { platform });
  expect(render(<Kbd keys={keys} />).container.textContent).toBe(shown);
});
