import type { ComponentType } from "react";
import { loadQuery, type PreloadedQuery } from "react-relay";
import type { ConcreteRequest, IEnvironment, OperationType } from "relay-runtime";
import type { ReadChoice } from "#contract/compareParams.ts";
import { isSameAnswer, type MatchedPage, matchPage, type PageName } from "#contract/pages.ts";

/** What a screen is given: its query, already under way, and the address it stands for. */
export interface ScreenProps<Q extends OperationType> {
  readonly query: PreloadedQuery<Q>;
  readonly params: Readonly<Record<string, string>>;
}

export type Screen = ComponentType<ScreenProps<OperationType>>;

/** One row of the table of contents: the code of a screen, its query, and the shape it has while both are awaited. */
export interface Route {
  readonly request: ConcreteRequest;
  /** Loads the code; the same promise every time until it fails, one that React reads without waiting once it is there. */
  readonly loadCode: () => Promise<Screen>;
  readonly Shape: ComponentType;
  /** Whether what it shows can change while one looks elsewhere: then coming back asks again behind what is known. */
  readonly changes: boolean;
  /** Whether nothing known is shown before the answer is there: what one is led to hangs on what came since. */
  readonly waits?: boolean;
}

export type Routes = Readonly<Record<PageName, Route>>;

/** A page under way: nothing of it may be rendered yet, all of it has started to load. */
export interface LoadedPage {
  /** Tells this loading of a page from every other. */
  readonly key: number;
  readonly url: string;
  readonly match: MatchedPage;
  readonly route: Route;
  readonly code: Promise<Screen>;
  readonly query: PreloadedQuery<OperationType>;
  readonly dispose: () => void;
}

/** How long a page that was started on hover waits to be opened. */
const KEEP_MS = 10_000;

/** Starts a page's code and query in the same tick, on hover, on focus or on navigation, and lets go of them again. */
export class Router {
  readonly #environment: IEnvironment;
  readonly #routes: Routes;
  readonly #chosen: ReadChoice;
  readonly #report: (error: unknown) => void;
  #loaded = 0;
  readonly #warm = new Map<string, { readonly page: LoadedPage; readonly timer: ReturnType<typeof setTimeout> }>();

  /**
   * `chosen` gives how its reader wants changes to be read where the address does not say. `report` is told of code that does not
   * load, beside the page that shows it; by default the browser is.
   */
  constructor(
    environment: IEnvironment,
    routes: Routes,
    chosen: ReadChoice = () => null,
    report: (error: unknown) => void = (error) => reportError(error),
  ) {
    this.#environment = environment;
    this.#routes = routes;
    this.#chosen = chosen;
    this.#report = report;
  }

  /** Starts a page that will probably be opened; unless `load` takes it over within ten seconds it is let go. */
  preload(url: string): void {
    if (this.#warm.has(url)) return;
    const page = this.#start(url, false);
    const timer = setTimeout(() => {
      this.#warm.delete(url);
      page.dispose();
    }, KEEP_MS);
    this.#warm.set(url, { page, timer });
  }

  /** Starts a page, or takes over one that was started already; `anew` asks the server whatever is known. */
  load(url: string, anew = false): LoadedPage {
    const warm = this.#warm.get(url);
    if (!warm) return this.#start(url, anew);
    clearTimeout(warm.timer);
    this.#warm.delete(url);
    // Another choice may have been made since.
    if (!anew && isSameAnswer(warm.page.match.variables, this.#match(url).variables)) return warm.page;
    warm.page.dispose();
    return this.#start(url, anew);
  }

  /** Tells whether two addresses differ only in how the same answer is shown. */
  isSameAnswer(a: LoadedPage, url: string): boolean {
    const b = this.#match(url);
    return a.match.name === b.name && isSameAnswer(a.match.variables, b.variables);
  }

  #match(url: string): MatchedPage {
    const { pathname, searchParams } = addressUrl(url);
    return matchPage(pathname, searchParams, this.#chosen);
  }

  #start(url: string, anew: boolean): LoadedPage {
    const match = this.#match(url);
    const key = ++this.#loaded;
    const route = this.#routes[match.name];
    const code = route.loadCode();
    code.catch(this.#report); // The page shows the failure; this names it.
    const fetchPolicy =
      anew || route.waits === true ? "network-only" : route.changes ? "store-and-network" : "store-or-network";
    const query = loadQuery(this.#environment, route.request, match.variables, { fetchPolicy });
    return { key, url, match, route, code, query, dispose: () => query.dispose() };
  }
}

/** Reads an address of ours, such as `/galley/commit/HEAD?view=split`; it begins with a slash. */
export function addressUrl(address: string): URL {
  return new URL(`http://galley.invalid${address}`);
}
