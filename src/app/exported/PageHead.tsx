import { DeviceDesktopIcon, DownloadIcon, MoonIcon, QuestionIcon, SunIcon } from "@primer/octicons-react";
import { type ReactElement, type ReactNode, useState, useSyncExternalStore } from "react";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import { Button, IconButton } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { download } from "#app/ui/download.ts";
import { KeyboardHelp } from "#app/ui/KeyboardHelp.tsx";
import { Menu } from "#app/ui/Menu.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { theme, type Theme } from "#app/ui/settings.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import type { ExportedReview } from "#contract/reviewFile.ts";
import type { OwnComments } from "./OwnComments.ts";

const TEXT = {
  save: "Save my comments",
  theme: "Theme",
  themes: { system: "System", light: "Light", dark: "Dark" },
} as const;
const KEYS = "Shift+S";
const THEME_SHORTCUT = { keys: "d m", label: TEXT.theme, group: shortcutGroups.general } as const;
const ICONS: Readonly<Record<Theme, ReactElement>> = {
  system: <DeviceDesktopIcon />,
  light: <SunIcon />,
  dark: <MoonIcon />,
};
const THEMES: readonly Theme[] = ["system", "light", "dark"];

interface Props {
  readonly review: ExportedReview;
  readonly own: OwnComments;
}

/** The bar at the top of an exported page: its title, what the page adds, the theme and the keys. */
export function PageHead({ title, children }: { readonly title: string; readonly children?: ReactNode }): ReactNode {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const current = useSyncExternalStore(theme.subscribe, theme.current);
  return (
    <>
      <header className="Exported-head row gap-2">
        <h1 className="Exported-title ellipsis" title={title}>
          <MarkedText text={title} />
        </h1>
        {children}
        <Menu
          label={TEXT.theme}
          shortcut={THEME_SHORTCUT}
          trigger={<IconButton label={TEXT.theme} icon={ICONS[current]} />}
          items={THEMES.map((value) => ({
            kind: "choice",
            label: TEXT.themes[value],
            checked: value === current,
            run: () => theme.choose(value),
          }))}
        />
        <IconButton label="Keyboard shortcuts" keys="?" icon={<QuestionIcon />} onClick={() => setHelpOpen(true)} />
      </header>
      <KeyboardHelp open={isHelpOpen} onOpenChange={setHelpOpen} />
    </>
  );
}

/** The bar of an exported change, with what the reader can do with their comments. */
export function ChangeHead({ review, own, children }: Props & { readonly children: ReactNode }): ReactNode {
  const [isSaving, setSaving] = useState(false);
  const comments = useSyncExternalStore(own.subscribe, own.all);
  const areUnsaved = useSyncExternalStore(own.subscribe, own.areUnsaved);
  useShortcut(KEYS, TEXT.save, shortcutGroups.review, () => setSaving(true), { enabled: comments.length > 0 });
  return (
    <>
      <PageHead title={review.title}>
        {children}
        <Button
          variant={areUnsaved ? "primary" : "secondary"}
          size="small"
          icon={<DownloadIcon />}
          hint="Download your comments as a small file, to send it back"
          keys={KEYS}
          aria-disabled={comments.length === 0}
          onClick={() => comments.length > 0 && setSaving(true)}
        >
          {TEXT.save}
          {comments.length > 0 && ` (${comments.length})`}
        </Button>
      </PageHead>
      {!own.isStored && comments.length > 0 && (
        <div className="Exported-notice">
          <Notice tone="warning">
            This browser does not keep your comments. Save them before you close this page.
          </Notice>
        </div>
      )}
      <SaveDialog review={review} own={own} isOpen={isSaving} onClose={() => setSaving(false)} />
    </>
  );
}

interface SaveProps extends Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function SaveDialog({ review, own, isOpen, onClose }: SaveProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? own.name;
  const file = `comments-${(review.review ?? review.head).slice(0, 12)}.json`;
  const save = (): void => {
    if (name.trim() === "") return;
    own.setName(name.trim());
    download(file, own.toFile(name), "application/json");
    onClose();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Save your comments"
      action={
        <Button variant="primary" aria-disabled={name.trim() === ""} onClick={save}>
          Download
        </Button>
      }
    >
      <form
        className="Exported-save stack gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label="Your name"
          hint="The person who imports your comments sees them under this name."
          value={name}
          onChange={setTyped}
          maxLength={200}
        />
        <p>Send the saved file to the person who sent you this page. In Galley it is imported with:</p>
        <pre>galley import {file}</pre>
      </form>
    </Dialog>
  );
}
