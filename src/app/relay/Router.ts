import type { ComponentType } from "react";
import { loadQuery, type PreloadedQuery } from "react-relay";
import type { IEnvironment, OperationType, PreloadableConcreteRequest } from "relay-runtime";
import type { ReadSetting } from "#contract/pageParams.ts";
import { isSameAnswer, type MatchedPage, matchPage, type PageName } from "#contract/pages.ts";

export interface ScreenProps<Q extends OperationType> {
  readonly query: PreloadedQuery<Q>;
  readonly params: Readonly<Record<string, string>>;
}

export type Screen = ComponentType<ScreenProps<OperationType>>;

/** The code, the query and the skeleton of a screen. */
export interface Route {
  /** Starts the query; how its answer is read comes with the code. */
  readonly request: PreloadableConcreteRequest<OperationType>;
  /** Loads the code. Returns the same promise until it fails; React reads it synchronously once it is fulfilled. */
  readonly loadCode: () => Promise<Screen>;
  readonly Skeleton: ComponentType;
  /** True when the page's data can change while another page is shown. Coming back then refetches in the background. */
  readonly changes: boolean;
  /** True when cached data must not be shown before the response arrives, because newer data decides what is shown. */
  readonly waits?: boolean;
}

export type Routes = Readonly<Record<PageName, Route>>;

/** A page whose code and query have started to load. */
export interface LoadedPage {
  /** Unique for each time a page is loaded. */
  readonly key: number;
  readonly url: string;
  readonly match: MatchedPage;
  readonly route: Route;
  readonly code: Promise<Screen>;
  readonly query: PreloadedQuery<OperationType>;
  readonly dispose: () => void;
}

/** The time for which a page preloaded on hover is retained. */
const PRELOAD_MS = 10_000;

/** Starts a page's code and query in the same tick, on hover, focus or navigation, and disposes of them. */
export class Router {
  readonly #environment: IEnvironment;
  readonly #routes: Routes;
  readonly #readSetting: ReadSetting;
  readonly #report: (error: unknown) => void;
  #loaded = 0;
  readonly #warm = new Map<string, { readonly page: LoadedPage; readonly timer: ReturnType<typeof setTimeout> }>();

  /**
   * `readSetting` returns the viewer's settings for what the address does not specify. `report` receives errors of code
   * that does not load, in addition to the page that shows them; by default they go to `reportError`.
   */
  constructor(
    environment: IEnvironment,
    routes: Routes,
    readSetting: ReadSetting = () => null,
    report: (error: unknown) => void = (error) => reportError(error),
  ) {
    this.#environment = environment;
    this.#routes = routes;
    this.#readSetting = readSetting;
    this.#report = report;
  }

  /** Starts a page that will probably be opened. It is disposed of unless `load` takes it over within ten seconds. */
  preload(url: string): void {
    if (this.#warm.has(url)) return;
    const page = this.#start(url, false);
    const timer = setTimeout(() => {
      this.#warm.delete(url);
      page.dispose();
    }, PRELOAD_MS);
    this.#warm.set(url, { page, timer });
  }

  /** Starts a page, or takes over a preloaded one. `refetch` queries again even if the data is cached. */
  load(url: string, refetch = false): LoadedPage {
    const warm = this.#warm.get(url);
    if (!warm) return this.#start(url, refetch);
    clearTimeout(warm.timer);
    this.#warm.delete(url);
    // A setting may have changed since.
    if (!refetch && isSameAnswer(warm.page.match.variables, this.#match(url).variables)) return warm.page;
    warm.page.dispose();
    return this.#start(url, refetch);
  }

  /** Returns true if two addresses differ only in how the same answer is shown. */
  isSameAnswer(a: LoadedPage, url: string): boolean {
    const b = this.#match(url);
    return a.match.name === b.name && isSameAnswer(a.match.variables, b.variables);
  }

  #match(url: string): MatchedPage {
    const { pathname, searchParams } = addressUrl(url);
    return matchPage(pathname, searchParams, this.#readSetting);
  }

  #start(url: string, refetch: boolean): LoadedPage {
    const match = this.#match(url);
    const key = ++this.#loaded;
    const route = this.#routes[match.name];
    const code = route.loadCode();
    code.catch(this.#report); // The page shows the failure; the report names its cause.
    const fetchPolicy =
      refetch || route.waits === true ? "network-only" : route.changes ? "store-and-network" : "store-or-network";
    const query = loadQuery(this.#environment, route.request, match.variables, { fetchPolicy });
    return { key, url, match, route, code, query, dispose: () => query.dispose() };
  }
}

/** Parses an address of the app, such as `/galley/commit/HEAD?view=split`, which begins with a slash. */
export function addressUrl(address: string): URL {
  return new URL(`http://galley.invalid${address}`);
}
