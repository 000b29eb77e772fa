import { GearIcon, KebabHorizontalIcon, QuestionIcon, SearchIcon } from "@primer/octicons-react";
import type { ReactNode } from "react";
import { IconButton } from "./Button.tsx";
import { ariaKeys, Kbd } from "./Kbd.tsx";
import { Menu } from "./Menu.tsx";
import { ConnectionNotice } from "./Notice.tsx";
import { Tooltip } from "./Tooltip.tsx";
import { ProgressBar } from "./loading.tsx";
import { Link, useNavigation } from "./navigation.tsx";
import { theme, type Theme } from "./settings.ts";
import { shortcutGroups, useShortcut } from "./shortcuts.tsx";
import "./Shell.css";
import "./Crumbs.css";

const THEME = "Next theme: system, light or dark";
const THEMES: readonly Theme[] = ["system", "light", "dark"];
const PALETTE_KEYS = "Mod+K";
const MAIN = "main";

export type ShellProps = {
  readonly crumbs?: ReactNode;
  readonly onOpenPalette: () => void;
  readonly onOpenSettings: () => void;
  readonly onOpenHelp: () => void;
  readonly children: ReactNode;
};

/** The frame of every page: the sticky header, the progress bar and the page. */
export function Shell({ crumbs, onOpenPalette, onOpenSettings, onOpenHelp, children }: ShellProps) {
  const { pending } = useNavigation();
  useShortcut("d m", THEME, shortcutGroups.general, () => {
    theme.choose(THEMES[(THEMES.indexOf(theme.current()) + 1) % THEMES.length] ?? "system");
  });
  return (
    <div className="Shell">
      <a className="Shell-skip visually-hidden" href={`#${MAIN}`}>
        Skip to content
      </a>
      <header className="Shell-header row gap-4">
        <ProgressBar pending={pending} />
        <Link className="Shell-brand row gap-2" to="/">
          <Mark />
          <span className="Shell-name">Galley</span>
        </Link>
        <div className="Shell-crumbs">{crumbs}</div>
        <div className="Shell-actions row gap-1">
          <Tooltip label="Command palette" keys={PALETTE_KEYS}>
            <button
              type="button"
              className="Shell-palette row card gap-2 muted"
              aria-keyshortcuts={ariaKeys(PALETTE_KEYS)}
              onClick={onOpenPalette}
            >
              <SearchIcon />
              <span className="Shell-prompt small">Search or jump to</span>
              <span className="Shell-keys" aria-hidden="true">
                <Kbd keys={PALETTE_KEYS} />
              </span>
            </button>
          </Tooltip>
          <IconButton label="Settings" keys="," icon={<GearIcon />} onClick={onOpenSettings} />
          <IconButton label="Keyboard shortcuts" keys="?" icon={<QuestionIcon />} onClick={onOpenHelp} />
        </div>
      </header>
      <ConnectionNotice />
      <main className="Shell-main" id={MAIN} tabIndex={-1} aria-busy={pending || undefined}>
        {children}
        <div className="Shell-overlays" />
      </main>
    </div>
  );
}

/** Galley's logo: a printer's galley tray with lines of type, one of them marked. */
function Mark() {
  return (
    <svg className="Mark" width="20" height="20" viewBox="0 0 20 20" fill="none" strokeWidth="2" aria-hidden="true">
      <path d="M18 2H3.5A1.5 1.5 0 0 0 2 3.5v13A1.5 1.5 0 0 0 3.5 18H18" stroke="currentColor" />
      <path d="M6 6.5h9M6 13.5h6" stroke="currentColor" />
      <path d="M6 10h12" stroke="var(--accent)" />
    </svg>
  );
}

const MORE = "Parent pages";

export type Crumb = { readonly label: string; readonly to?: string };

/**
 * The path from the repository to the current page. Long names are shortened, the last one last. In narrow windows all
 * but the last two are in a menu.
 */
export function Crumbs({ items }: { readonly items: readonly Crumb[] }) {
  const early = items.slice(0, -2);
  return (
    <nav className="Crumbs row" aria-label="Breadcrumbs">
      {early.length > 0 && (
        <div className="Crumbs-more">
          <Menu
            label={MORE}
            align="start"
            trigger={<IconButton size="small" label={MORE} icon={<KebabHorizontalIcon />} />}
            items={early.flatMap(({ label, to }) => (to === undefined ? [] : [{ kind: "link", label, to } as const]))}
          />
        </div>
      )}
      <ol className="Crumbs-list">
        {items.map(({ label, to }, index) => (
          <li key={index} className="Crumbs-item row" data-early={index < early.length || undefined}>
            {to === undefined || index === items.length - 1 ? (
              <span
                className="Crumbs-name ellipsis focus-inside"
                title={label}
                aria-current={index === items.length - 1 ? "page" : undefined}
              >
                {label}
              </span>
            ) : (
              <Link className="Crumbs-name ellipsis focus-inside" to={to} title={label}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
