import {
  type ComponentType,
  createElement,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from "react";
import { addressUrl, type LoadedPage, type Router } from "./Router.ts";
import {
  focusMemory,
  newEntry,
  rememberScroll,
  restoreScroll,
  saveScrollPosition,
  updateShownEntry,
} from "./entryMemory.ts";
import { RouterContext, type RouterState } from "./useRouter.ts";

interface Props {
  readonly router: Router;
  readonly initial: LoadedPage;
  readonly Frame: ComponentType<{ readonly children: ReactNode }>;
  /** Shows a page's error in its place. Each page has its own, so the next page starts without the error. */
  readonly Guard: ComponentType<{ readonly retry: () => void; readonly children: ReactNode }>;
  /** Called when the first page is on screen, whole or failed. */
  readonly onFirst?: () => void;
}

/** Shows the page of the current address, keeps the old page until the new one is ready, and handles back and forward. */
export function RouterRoot({ router, initial, Frame, Guard, onFirst }: Props) {
  const [page, setPage] = useState(initial);
  const [pending, startTransition] = useTransition();
  const shown = useRef(initial);
  const coming = useRef<LoadedPage | null>(null);

  const show = useCallback(
    (url: string, refetch = false) => {
      if (coming.current) coming.current.dispose(); // Replaced before it was shown.
      coming.current = null;
      if (!refetch && router.isSameAnswer(shown.current, url)) {
        const same = { ...shown.current, url };
        shown.current = same;
        setPage(same);
        updateShownEntry();
        return;
      }
      const next = router.load(url, refetch);
      coming.current = next;
      startTransition(() => setPage(next));
    },
    [router],
  );

  useEffect(() => {
    const pop = () => {
      saveScrollPosition(); // The old page is still on screen, although the browser's history has moved already.
      show(currentUrl());
    };
    window.addEventListener("popstate", pop);
    return () => window.removeEventListener("popstate", pop);
  }, [show]);

  useEffect(() => rememberScroll(), []);

  // Not in a cleanup, which StrictMode runs once too often: a page disposes of its query when another is on screen.
  useLayoutEffect(() => {
    if (coming.current === page) coming.current = null;
    if (shown.current.key !== page.key) shown.current.dispose();
    shown.current = page;
  }, [page]);

  const state = useMemo<RouterState>(
    () => ({
      url: page.url,
      latestUrl: () => (isSamePath(currentUrl(), page.url) ? currentUrl() : page.url),
      reading: page.match.reading,
      pending,
      go(url, { replace = false } = {}) {
        saveScrollPosition();
        // As browsers do, so that a double click adds a single entry.
        if (replace || url === currentUrl()) window.history.replaceState(window.history.state, "", url);
        else window.history.pushState(newEntry(), "", url);
        show(url);
      },
      preload: (url) => router.preload(url),
      reload() {
        saveScrollPosition();
        show(currentUrl(), true);
      },
    }),
    [page.url, page.match.reading, pending, router, show],
  );

  const { Skeleton } = page.route;
  return (
    <RouterContext value={state}>
      <Frame>
        <Suspense fallback={<Skeleton />}>
          <Guard key={page.key} retry={state.reload}>
            <ScreenOf page={page} />
          </Guard>
          {onFirst !== undefined && <Mounted onMounted={onFirst} />}
        </Suspense>
      </Frame>
    </RouterContext>
  );
}

function ScreenOf({ page: { key, code, query, match } }: { readonly page: LoadedPage }) {
  useLayoutEffect(() => restoreScroll(), [key]);
  useLayoutEffect(() => {
    const stop = focusMemory.restore(match.name);
    return () => {
      focusMemory.save(match.name); // The old page is still in the document.
      stop();
    };
  }, [key, match.name]);
  return createElement(use(code), { query, params: match.params });
}

/** Calls `onMounted` once its neighbours are on screen. */
function Mounted({ onMounted }: { readonly onMounted: () => void }): null {
  useEffect(() => onMounted(), [onMounted]);
  return null;
}

function isSamePath(a: string, b: string): boolean {
  return addressUrl(a).pathname === addressUrl(b).pathname;
}

function currentUrl(): string {
  return window.location.pathname + window.location.search + window.location.hash;
}

interface ServedRootProps {
  readonly page: LoadedPage;
  readonly Frame: ComponentType<{ readonly children: ReactNode }>;
}

/** Renders one page on the server, like RouterRoot but without navigation. Throws if the page's data is incomplete. */
export function ServedRoot({ page: { url, code, query, match }, Frame }: ServedRootProps) {
  const { reading } = match;
  const state: RouterState = {
    url,
    latestUrl: () => url,
    reading,
    pending: false,
    go: nowhere,
    preload: nowhere,
    reload: nowhere,
  };
  return (
    <RouterContext value={state}>
      <Frame>{createElement(use(code), { query, params: match.params })}</Frame>
    </RouterContext>
  );
}

function nowhere(): void {
  // There is no navigation on the server.
}
