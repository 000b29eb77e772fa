import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { addressOf, matchPage, type MatchedPage } from "#contract/pages.ts";
import { addressUrl } from "#app/relay/addressUrl.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { Boundary } from "#app/ui/Boundary.tsx";
import { Crumbs, type Crumb } from "#app/ui/Crumbs.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { KeyboardHelp } from "#app/ui/KeyboardHelp.tsx";
import { LookUpContext, type LookUp } from "#app/ui/LookUpContext.ts";
import { NavigationContext } from "#app/ui/NavigationContext.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { Shell } from "#app/ui/Shell.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";

const loadPalette = () => import("#app/screens/palette/Palette.tsx");
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));

const loadLookUp = () => import("#app/screens/lookUp/LookUpDialog.tsx");
const LookUpDialog = lazy(async () => ({ default: (await loadLookUp()).LookUpDialog }));

const NO_PALETTE = "The command palette could not be loaded. Reload the page when Galley answers again.";

/** When the palette's code is fetched though nobody has asked for it: once the page itself stands. */
const PALETTE_MS = 1500;

/** What stands around every page: the way here, the command palette, the keys, and the router for every link within. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const [paletteOpen, setPaletteOpen] = useState(false);
  const [paletteUsed, setPaletteUsed] = useState(false);
  const [helpOpen, setHelpOpen] = useState(false);
  const [lookUp, setLookUp] = useState<LookUp | null>(null);
  const { pathname, searchParams } = addressUrl(router.url);
  const page = matchPage(pathname, searchParams);
  const slug = page.params["repo"];

  useEffect(() => {
    const load = () => Promise.all([loadPalette(), loadLookUp()]).catch((error: unknown) => reportError(error));
    const timer = setTimeout(load, PALETTE_MS);
    return () => clearTimeout(timer);
  }, []);
  const openPalette = () => {
    setPaletteUsed(true);
    setPaletteOpen(true);
  };
  useShortcut("Mod+K", "Open the command palette", "General", openPalette);
  useShortcut("g g", "Go to the desk", "Go", () => router.go(addressOf.desk()));
  const inRepository = { enabled: slug !== undefined };
  useShortcut("g h", "Go to the history", "Go", () => slug && router.go(addressOf.history(slug, "HEAD")), inRepository);
  useShortcut("g f", "Go to the files", "Go", () => slug && router.go(addressOf.tree(slug)), inRepository);
  useShortcut("g /", "Search the code", "Go", () => slug && router.go(addressOf.search(slug)), inRepository);
  useShortcut("g r", "Go to the reviews", "Go", () => slug && router.go(addressOf.reviews(slug)), inRepository);
  useShortcut(
    "g w",
    "Go to the uncommitted work",
    "Go",
    () => slug && router.go(addressOf.worktree(slug)),
    inRepository,
  );
  useShortcut("g c", "Compare revisions", "Go", () => slug && router.go(addressOf.compareStart(slug)), inRepository);

  return (
    <NavigationContext value={router}>
      <LookUpContext value={slug === undefined ? null : setLookUp}>
        <Shell
          crumbs={<Crumbs items={crumbsOf(page)} />}
          onOpenPalette={openPalette}
          onOpenHelp={() => setHelpOpen(true)}
        >
          {children}
        </Shell>
        <KeyboardHelp open={helpOpen} onOpenChange={setHelpOpen} />
        {paletteUsed && (
          <Boundary fallback={() => <Notice tone="danger">{NO_PALETTE}</Notice>}>
            <Suspense fallback={null}>
              <Palette open={paletteOpen} onClose={() => setPaletteOpen(false)} slug={slug ?? null} />
            </Suspense>
          </Boundary>
        )}
        {lookUp !== null && slug !== undefined && (
          <Boundary fallback={() => <Notice tone="danger">{NO_PALETTE}</Notice>}>
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
      return [{ label: "Desk" }];
    case "compareStart":
      return [repository, { label: "Compare" }];
    case "compare":
      return [repository, { label: "Compare", to: addressOf.compareStart(repo) }, { label: displayPath(range) }];
    case "commit":
      return [repository, { label: "Commit" }, { label: shortened(displayPath(revision)) }];
    case "file":
      return [repository, { label: "File" }, { label: displayPath(place) }];
    case "treeStart":
      return [repository, { label: "Files" }];
    case "tree":
      return [repository, { label: "Files", to: addressOf.tree(repo) }, { label: displayPath(place) }];
    case "blame":
      return [repository, { label: "Blame" }, { label: displayPath(place) }];
    case "search":
      return [repository, { label: "Search" }];
    case "historyStart":
      return [repository, { label: "History" }];
    case "history":
      return [repository, { label: "History" }, { label: shortened(displayPath(place)) }];
    case "reviews":
      return [repository, { label: "Reviews" }];
    case "review":
      return [repository, { label: "Reviews", to: addressOf.reviews(repo) }, { label: displayPath(review) }];
    case "reviewFiles":
      return [
        repository,
        { label: "Reviews", to: addressOf.reviews(repo) },
        { label: displayPath(review), to: addressOf.review(repo, review) },
        { label: "Files" },
      ];
    case "worktree":
      return [repository, { label: "Uncommitted work" }];
    case "notFound":
      return [{ label: "Not found" }];
    default:
      return name satisfies never;
  }
}

/** Shows a full object name by its first ten digits. */
function shortened(revision: string): string {
  return /^[0-9a-f]{40,64}$/.test(revision) ? revision.slice(0, 10) : revision;
}
