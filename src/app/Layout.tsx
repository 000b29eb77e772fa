import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { addressUrl } from "#app/relay/Router.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { Announcer } from "#app/ui/Announcer.tsx";
import { type Crumb, Crumbs } from "#app/ui/Crumbs.tsx";
import { Boundary } from "#app/ui/Failure.tsx";
import { displayPath } from "#app/ui/format.ts";
import { KeyboardHelp } from "#app/ui/KeyboardHelp.tsx";
import { heldKeys } from "#app/ui/keyBuffer.ts";
import { type LookUp, LookUpContext, NavigationContext } from "#app/ui/navigation.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { MissingPalette } from "#app/ui/PaletteButton.tsx";
import { Shell } from "#app/ui/Shell.tsx";
import { shortcutGroups, ShortcutProvider, useShortcut } from "#app/ui/shortcuts.tsx";
import { Toaster } from "#app/ui/Toaster.tsx";
import { whenQuiet } from "#app/ui/whenQuiet.ts";
import { addressOf, type MatchedPage, matchPage } from "#contract/pages.ts";

const TEXT = {
  noPalette: "The command palette could not be loaded. Reload the page when Galley answers again.",
  noSettings: "The settings could not be loaded. Reload the page when Galley answers again.",
  openSettings: "Settings",
  openTheCommandPalette: "Open the command palette",
  goToTheDesk: "Go to the desk",
  goToTheHistory: "Go to the history",
  goToTheFiles: "Go to the files",
  searchTheCode: "Search the code",
  goToTheReviews: "Go to the reviews",
  go: "Go to the uncommitted work",
  compareRevisions: "Compare revisions",
  desk: "Desk",
  compare: "Compare",
  commit: "Commit",
  file: "File",
  files: "Files",
  blame: "Blame",
  search: "Search",
  history: "History",
  reviews: "Reviews",
  uncommittedWork: "Uncommitted work",
  notFound: "Not found",
} as const;
const SETTINGS_KEYS = ",";
const loadPalette = () => import("#app/screens/palette/Palette.tsx");
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));

const loadLookUp = () => import("#app/screens/definitions/LookUpDialog.tsx");
const LookUpDialog = lazy(async () => ({ default: (await loadLookUp()).LookUpDialog }));

const loadSettings = () => import("#app/screens/settings/SettingsDialog.tsx");
const SettingsDialog = lazy(async () => ({ default: (await loadSettings()).SettingsDialog }));

/** When the palette's code is fetched though nobody has asked for it, at the soonest: once the page itself stands. */
const PALETTE_MS = 1500;

/** What stands around every page: the way here, the command palette, the keys, and the router for every link within. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const [paletteOpen, setPaletteOpen] = useState(false);
  const [paletteUsed, setPaletteUsed] = useState(false);
  const [helpOpen, setHelpOpen] = useState(false);
  const [settings, setSettings] = useState<"unused" | "open" | "closed">("unused");
  const [lookUp, setLookUp] = useState<LookUp | null>(null);
  const { pathname, searchParams } = addressUrl(router.url);
  const page = matchPage(pathname, searchParams);
  const slug = page.params["repo"];

  useEffect(() => {
    const load = () =>
      Promise.all([loadPalette(), loadLookUp(), loadSettings()]).catch((error: unknown) => reportError(error));
    return whenQuiet(() => void load(), PALETTE_MS);
  }, []);
  const openPalette = () => {
    heldKeys.hold();
    setPaletteUsed(true);
    setPaletteOpen(true);
  };
  const closePalette = () => setPaletteOpen(false);
  useShortcut("Mod+K", TEXT.openTheCommandPalette, shortcutGroups.general, openPalette);
  const openSettings = useCallback(() => setSettings("open"), []);
  useShortcut(SETTINGS_KEYS, TEXT.openSettings, shortcutGroups.general, openSettings);
  useShortcut("g g", TEXT.goToTheDesk, shortcutGroups.go, () => router.go(addressOf.desk()));
  const inRepository = { enabled: slug !== undefined };
  useShortcut(
    "g h",
    TEXT.goToTheHistory,
    shortcutGroups.go,
    () => slug && router.go(addressOf.history(slug, "HEAD")),
    inRepository,
  );
  useShortcut("g f", TEXT.goToTheFiles, shortcutGroups.go, () => slug && router.go(addressOf.tree(slug)), inRepository);
  useShortcut(
    "g /",
    TEXT.searchTheCode,
    shortcutGroups.go,
    () => slug && router.go(addressOf.search(slug)),
    inRepository,
  );
  useShortcut(
    "g r",
    TEXT.goToTheReviews,
    shortcutGroups.go,
    () => slug && router.go(addressOf.reviews(slug)),
    inRepository,
  );
  useShortcut("g w", TEXT.go, shortcutGroups.go, () => slug && router.go(addressOf.worktree(slug)), inRepository);
  useShortcut(
    "g c",
    TEXT.compareRevisions,
    shortcutGroups.go,
    () => slug && router.go(addressOf.compareStart(slug)),
    inRepository,
  );

  return (
    <NavigationContext value={router}>
      <LookUpContext value={slug === undefined ? null : setLookUp}>
        <Shell
          crumbs={<Crumbs items={crumbsOf(page)} />}
          onOpenPalette={openPalette}
          onOpenSettings={openSettings}
          onOpenHelp={() => setHelpOpen(true)}
        >
          {children}
        </Shell>
        <KeyboardHelp open={helpOpen} onOpenChange={setHelpOpen} />
        {paletteUsed && (
          <Boundary
            fallback={() => (
              <MissingPalette open={paletteOpen} onClose={closePalette}>
                {TEXT.noPalette}
              </MissingPalette>
            )}
          >
            <Suspense fallback={null}>
              <Palette open={paletteOpen} onClose={closePalette} onSettings={openSettings} slug={slug ?? null} />
            </Suspense>
          </Boundary>
        )}
        {settings !== "unused" && (
          <Boundary fallback={() => <Notice tone="danger">{TEXT.noSettings}</Notice>}>
            <Suspense fallback={null}>
              <SettingsDialog open={settings === "open"} onClose={() => setSettings("closed")} />
            </Suspense>
          </Boundary>
        )}
        {lookUp !== null && slug !== undefined && (
          <Boundary fallback={() => <Notice tone="danger">{TEXT.noPalette}</Notice>}>
            <Suspense fallback={null}>
              <LookUpDialog slug={slug} asked={lookUp} onClose={() => setLookUp(null)} />
            </Suspense>
          </Boundary>
        )}
      </LookUpContext>
    </NavigationContext>
  );
}

/** The way from the repository to the page, as far as the address alone tells it. */
function crumbsOf({ name, params }: MatchedPage): readonly Crumb[] {
  const { repo = "", revision = "", range = "", place = "", review = "" } = params;
  const repository = { label: displayPath(repo), to: addressOf.history(repo, "HEAD") };
  switch (name) {
    case "desk":
      return [{ label: TEXT.desk }];
    case "compareStart":
      return [repository, { label: TEXT.compare }];
    case "compare":
      return [repository, { label: TEXT.compare, to: addressOf.compareStart(repo) }, { label: displayPath(range) }];
    case "commit":
      return [repository, { label: TEXT.commit }, { label: shortened(displayPath(revision)) }];
    case "file":
      return [repository, { label: TEXT.file }, { label: displayPath(place) }];
    case "treeStart":
      return [repository, { label: TEXT.files }];
    case "tree":
      return [repository, { label: TEXT.files, to: addressOf.tree(repo) }, { label: displayPath(place) }];
    case "blame":
      return [repository, { label: TEXT.blame }, { label: displayPath(place) }];
    case "search":
      return [repository, { label: TEXT.search }];
    case "historyStart":
      return [repository, { label: TEXT.history }];
    case "history":
      return [repository, { label: TEXT.history }, { label: shortened(displayPath(place)) }];
    case "reviews":
      return [repository, { label: TEXT.reviews }];
    case "review":
      return [repository, { label: TEXT.reviews, to: addressOf.reviews(repo) }, { label: displayPath(review) }];
    case "reviewFiles":
      return [
        repository,
        { label: TEXT.reviews, to: addressOf.reviews(repo) },
        { label: displayPath(review), to: addressOf.review(repo, review) },
        { label: TEXT.files },
      ];
    case "worktree":
      return [repository, { label: TEXT.uncommittedWork }];
    case "notFound":
      return [{ label: TEXT.notFound }];
    default:
      return name satisfies never;
  }
}

/** Shows a full object name by its first ten digits. */
function shortened(revision: string): string {
  return /^[0-9a-f]{40,64}$/.test(revision) ? revision.slice(0, 10) : revision;
}

interface Props {
  readonly environment: IEnvironment;
  readonly children: ReactNode;
}

/** What every page stands in: the data, the keys, what is read out. */
export function Surroundings({ environment, children }: Props) {
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
