import { type ContextType, type ReactNode, useCallback, useEffect, useState } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { PullRequestOpener } from "#app/screens/home/forges/openPullRequest.tsx";
import { WorktreeSwitcher } from "#app/screens/palette/inbox/WorktreeSwitcher.tsx";
import { TurnMark } from "#app/screens/home/TurnMark.tsx";
import { addressUrl } from "#app/relay/Router.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { PeekContext } from "#app/ui/peek/peekContext.ts";
import { useRepositoryKeys } from "#app/screens/home/useRepositoryKeys.ts";
import { Announcer, Toaster } from "#app/ui/Toaster.tsx";
import { type Crumb, Crumbs, Shell } from "#app/ui/Shell.tsx";
import { type EditorPlace, OpenInEditorContext } from "#app/ui/editors/openInEditor.tsx";
import { displayPath } from "#app/ui/format.ts";
import { KeyboardHelp } from "#app/ui/KeyboardHelp.tsx";
import { NavigationContext } from "#app/ui/navigation.tsx";
import { later, loadLater } from "#app/ui/later.tsx";
import { MissingCode } from "#app/ui/Notice.tsx";
import { MissingPalette, usePalette } from "#app/ui/Dialog.tsx";
import { shortcutGroups, ShortcutProvider, useShortcut } from "#app/ui/shortcuts.tsx";
import { whenIdle } from "#app/ui/userInput.ts";
import { slugName } from "#contract/addresses.ts";
import { addressOf, type MatchedPage, matchPage } from "#contract/pages.ts";

const Palette = later(async () => (await import("#app/screens/palette/Palette.tsx")).Palette, MissingPalette);
const PeekPanel = later(async () => (await import("#app/screens/peek/PeekPanel.tsx")).PeekPanel, MissingCode);
const EditorDialog = later(
  async () => (await import("#app/screens/editors/EditorDialog.tsx")).EditorDialog,
  MissingCode,
);
const SettingsDialog = later(
  async () => (await import("#app/screens/settings/SettingsDialog.tsx")).SettingsDialog,
  MissingCode,
);

/** The earliest time at which code for later is loaded, so that it does not compete with the page itself. */
const LATER_MS = 1500;

/** Wraps every page: the shell with the breadcrumbs, the command palette, the shortcuts, and the router for all links. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const palette = usePalette();
  const [helpOpen, setHelpOpen] = useState(false);
  const [settings, setSettings] = useState<"unused" | "open" | "closed">("unused");
  const [editorPlace, setEditorPlace] = useState<EditorPlace | null>(null);
  const { pathname, searchParams } = addressUrl(router.url);
  const page = matchPage(pathname, searchParams);
  const slug = page.params["repo"];

  useEffect(() => whenIdle(() => void loadLater(), LATER_MS), []);
  useShortcut("Mod+K", "Open the command palette", shortcutGroups.general, palette.open);
  const openSettings = useCallback(() => setSettings("open"), []);
  useShortcut(",", "Settings", shortcutGroups.general, openSettings);
  useShortcut("g g", "Go to home", shortcutGroups.go, () => router.go(addressOf.home()));
  useRepositoryKeys(slug);
  const words = slug === undefined ? null : wordFinder(slug, router.go);

  return (
    <NavigationContext value={router}>
      <PeekContext value={words}>
        <OpenInEditorContext value={slug === undefined ? null : setEditorPlace}>
          <Shell
            crumbs={<Crumbs items={crumbsOf(page)} />}
            onOpenPalette={palette.open}
            onOpenSettings={openSettings}
            onOpenHelp={() => setHelpOpen(true)}
          >
            {children}
          </Shell>
        </OpenInEditorContext>
      </PeekContext>
      {slug !== undefined && <TurnMark slug={slug} />}
      <KeyboardHelp open={helpOpen} onOpenChange={setHelpOpen} />
      {palette.isUsed && (
        <Palette open={palette.isOpen} onClose={palette.close} onSettings={openSettings} slug={slug ?? null} />
      )}
      <PullRequestOpener />
      <WorktreeSwitcher />
      {settings !== "unused" && <SettingsDialog open={settings === "open"} onClose={() => setSettings("closed")} />}
      {editorPlace !== null && slug !== undefined && (
        <EditorDialog slug={slug} place={editorPlace} onClose={() => setEditorPlace(null)} />
      )}
    </NavigationContext>
  );
}

/** Text that git can match as a whole word. */
const WORD = /^[\p{L}\p{N}_]+$/u;

function wordFinder(slug: string, go: (address: string) => void): ContextType<typeof PeekContext> {
  return {
    draw: (request, onClose) => <PeekPanel slug={slug} request={request} onClose={onClose} />,
    search: (text, revision) =>
      go(addressOf.search(slug, { q: text, at: revision, isExact: true, isWord: WORD.test(text) })),
  };
}

/** Returns the breadcrumbs of a page, as far as its address alone determines them. */
function crumbsOf({ name, params }: MatchedPage): readonly Crumb[] {
  const { repo = "", revision = "", range = "", revisionPath = "" } = params;
  const repository = { label: displayPath(slugName(repo)), to: addressOf.history(repo, "HEAD") };
  const reviews = { label: "Reviews", to: addressOf.reviews(repo) };
  const crumbs: Readonly<Record<typeof name, readonly Crumb[]>> = {
    home: [{ label: "Home" }],
    compareStart: [repository, { label: "Compare" }],
    compare: [repository, { label: "Compare", to: addressOf.compareStart(repo) }, { label: displayPath(range) }],
    commit: [repository, { label: "Commit" }, { label: shortened(displayPath(revision)) }],
    file: [repository, { label: "File" }, { label: displayPath(revisionPath) }],
    repository: [repository, { label: "Files" }],
    treeStart: [repository, { label: "Files" }],
    tree: [repository, { label: "Files", to: addressOf.tree(repo) }, { label: displayPath(revisionPath) }],
    blame: [repository, { label: "Blame" }, { label: displayPath(revisionPath) }],
    search: [repository, { label: "Search" }],
    historyStart: [repository, { label: "History" }],
    history: [repository, { label: "History" }, { label: shortened(displayPath(revisionPath)) }],
    reviews: [repository, { label: "Reviews" }],
    review: [repository, reviews, { label: "Conversation" }],
    reviewFiles: [repository, reviews, { label: "Files" }],
    worktree: [repository, { label: "Uncommitted work" }],
    notFound: [{ label: "Not found" }],
  };
  return crumbs[name];
}

/** Shortens a full object id to its first ten digits. */
function shortened(revision: string): string {
  return /^[0-9a-f]{40,64}$/.test(revision) ? revision.slice(0, 10) : revision;
}

interface Props {
  readonly environment: IEnvironment;
  readonly children: ReactNode;
}

/** Provides Relay, the shortcuts, the live regions and the toasts to every page. */
export function Providers({ environment, children }: Props) {
  return (
    <RelayEnvironmentProvider environment={environment}>
      <ShortcutProvider>
        <Announcer>
          <Toaster>{children}</Toaster>
        </Announcer>
      </ShortcutProvider>
    </RelayEnvironmentProvider>
  );
}
