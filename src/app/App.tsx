import type { ReactNode } from "react";
import type { IEnvironment } from "relay-runtime";
import { RequestFailure } from "#app/relay/network.ts";
import { addressUrl, type LoadedPage, type Router } from "#app/relay/Router.ts";
import { RouterRoot } from "#app/relay/RouterRoot.tsx";
import { useRouter } from "#app/relay/useRouter.ts";
import { SettingsSync } from "#app/screens/settings/SettingsSync.tsx";
import { Boundary, Failure, MissingCode } from "#app/ui/Notice.tsx";
import { shortcutBuffer } from "#app/ui/keyBuffer.ts";
import { later } from "#app/ui/later.tsx";
import type { ErrorCode } from "#contract/errors.ts";
import { addressOf, matchPage, splitRange } from "#contract/pages.ts";
import { Frame, Providers } from "./Layout.tsx";

const NearestPages = later(
  async () => (await import("#app/screens/notFound/NearestPages.tsx")).NearestPages,
  MissingCode,
);

const ComparisonOnScreen = later(
  async () => (await import("#app/screens/compare/ComparePickers.tsx")).ComparisonOnScreen,
  MissingCode,
);

interface Props {
  readonly environment: IEnvironment;
  readonly router: Router;
  readonly initial: LoadedPage;
}

/** Renders the whole page. Once its screen is rendered, it replays the keys that were pressed while the app loaded. */
export function Galley({ environment, router, initial }: Props) {
  return (
    <Providers environment={environment}>
      <SettingsSync />
      <RouterRoot router={router} initial={initial} Frame={Frame} Guard={PageGuard} onFirst={shortcutBuffer.release} />
    </Providers>
  );
}

const titles = {
  UNAUTHENTICATED: "This browser is no longer signed in",
  FORBIDDEN: "Access denied",
  NOT_FOUND: "Not found",
  BAD_INPUT: "Invalid address",
  UNKNOWN_OPERATION: "This page is out of date",
  STALE: "The repository has changed",
  CONFLICT: "Someone else changed this",
  TOO_LARGE: "Too large to show",
  TIMEOUT: "This took too long",
  OVERLOADED: "Galley is overloaded",
  REPOSITORY_GONE: "The repository was moved or deleted",
  UNREACHABLE: "The remote does not respond",
  OBJECT_MISSING: "The repository is incomplete",
  READ_ONLY: "The repository is read-only",
  DISK_FULL: "The disk is full",
  GIT_TOO_OLD: "Galley needs a newer version of Git",
  INTERNAL: "Internal error",
  OFFLINE: "Cannot reach Galley",
} as const satisfies Readonly<Record<ErrorCode | "OFFLINE", string>>;

const TEXT = {
  titles,
} as const;

function PageGuard({ retry, children }: { readonly retry: () => void; readonly children: ReactNode }) {
  return <Boundary fallback={(error) => <PageFailure error={error} retry={retry} />}>{children}</Boundary>;
}

/** Replaces a page that failed: says what happened, and offers a retry and links to the nearest pages. */
function PageFailure({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const { url, pending } = useRouter();
  const { pathname, searchParams } = addressUrl(url);
  const page = matchPage(pathname, searchParams);
  const slug = page.params["repo"];
  const failure = error instanceof RequestFailure ? error : null;
  const title = failure === null ? "This page could not be shown" : TEXT.titles[failure.code];
  const notFound = failure?.code === "NOT_FOUND";
  const links = [
    { label: "Home", to: addressOf.home() },
    ...(slug === undefined || notFound ? [] : [{ label: `History of ${slug}`, to: addressOf.history(slug, "HEAD") }]),
  ];
  return (
    <div className="Screen Screen-failure">
      <title>{`${title} · Galley`}</title>
      <Failure
        title={title}
        level={1}
        message={
          failure?.message ?? "Something went wrong on this page. Try again. If it happens again, go back to Home."
        }
        code={failure?.code}
        onRetry={failure?.needsReload ? () => window.location.reload() : retry}
        retrying={pending}
        links={links}
      />
      {notFound && (
        <NearestPages page={page}>
          {/* A wrong revision of a repository is corrected in the fields where it was chosen. */}
          {page.name === "compare" && slug !== undefined && (
            <ComparisonOnScreen slug={slug} range={splitRange(page.params["range"] ?? "")} />
          )}
        </NearestPages>
      )}
    </div>
  );
}
