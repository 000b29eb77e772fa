import { PortalContext } from "@ariakit/react";
import { GearIcon, QuestionIcon, SearchIcon } from "@primer/octicons-react";
import { useCallback, useState, type ReactNode } from "react";
import { ariaKeys } from "./ariaKeys.ts";
import { IconButton } from "./IconButton.tsx";
import { Kbd } from "./Kbd.tsx";
import { Link } from "./Link.tsx";
import { Mark } from "./Mark.tsx";
import { useNavigation } from "./NavigationContext.tsx";
import { ProgressBar } from "./ProgressBar.tsx";
import { ThemeMenu } from "./ThemeMenu.tsx";
import { Tooltip } from "./Tooltip.tsx";
import "./Shell.css";

const TEXT = {
  settings: "Settings",
  skip: "Skip to the content",
  brand: "Galley",
  palette: "Command palette",
  palettePrompt: "Search or jump to",
  help: "Keyboard shortcuts",
} as const;
const PALETTE_KEYS = "Mod+K";
const SETTINGS_KEYS = ",";
const MAIN = "main";

export type ShellProps = {
  readonly crumbs?: ReactNode;
  /** What this page offers in the header, before what every page offers. */
  readonly actions?: ReactNode;
  readonly onOpenPalette: () => void;
  readonly onOpenSettings: () => void;
  readonly onOpenHelp: () => void;
  readonly children: ReactNode;
};

/** The frame of every page: a header that stays, a sign that the next page is on its way, and the page. */
export function Shell({ crumbs, actions, onOpenPalette, onOpenSettings, onOpenHelp, children }: ShellProps) {
  const { pending } = useNavigation();
  // Menus and tooltips open inside of a landmark, where those who go by landmarks find them. Were it another value once the page
  // stands, React would look through all of the page for who goes by it.
  const [overlays] = useState(() => (typeof document === "undefined" ? null : document.createElement("div")));
  const place = useCallback(
    (main: HTMLElement | null) => {
      if (main !== null && overlays !== null) main.append(overlays);
    },
    [overlays],
  );
  return (
    <PortalContext value={overlays}>
      <div className="Shell">
        <a className="Shell-skip visually-hidden" href={`#${MAIN}`}>
          {TEXT.skip}
        </a>
        <header className="Shell-header">
          <ProgressBar pending={pending} />
          <Link className="Shell-brand" to="/">
            <Mark />
            <span className="Shell-name">{TEXT.brand}</span>
          </Link>
          <div className="Shell-crumbs">{crumbs}</div>
          <div className="Shell-actions">
            {actions}
            <Tooltip label={TEXT.palette} keys={PALETTE_KEYS}>
              <button
                type="button"
                className="Shell-palette"
                aria-keyshortcuts={ariaKeys(PALETTE_KEYS)}
                onClick={onOpenPalette}
              >
                <SearchIcon />
                <span className="Shell-prompt">{TEXT.palettePrompt}</span>
                <span className="Shell-keys" aria-hidden="true">
                  <Kbd keys={PALETTE_KEYS} />
                </span>
              </button>
            </Tooltip>
            <span className="Shell-theme">
              <ThemeMenu />
            </span>
            <IconButton label={TEXT.settings} keys={SETTINGS_KEYS} icon={<GearIcon />} onClick={onOpenSettings} />
            <IconButton label={TEXT.help} keys="?" icon={<QuestionIcon />} onClick={onOpenHelp} />
          </div>
        </header>
        <main className="Shell-main" id={MAIN} tabIndex={-1} aria-busy={pending || undefined}>
          {children}
          <div ref={place} />
        </main>
      </div>
    </PortalContext>
  );
}
