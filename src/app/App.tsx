import { useEffect } from "react";
import type { IEnvironment } from "relay-runtime";
import { RequestFailure } from "#app/relay/RequestFailure.ts";
import { addressUrl, type LoadedPage, type Router } from "#app/relay/Router.ts";
import { RouterRoot } from "#app/relay/RouterRoot.tsx";
import { useRouter } from "#app/relay/useRouter.ts";
import { NearestPages } from "#app/screens/notFound/NearestPages.tsx";
import { ChoiceKeeper } from "#app/screens/settings/ChoiceKeeper.tsx";
import { Failure } from "#app/ui/Failure.tsx";
import { earlyKeys } from "#app/ui/keyBuffer.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { addressOf, matchPage } from "#contract/pages.ts";
import { Frame, Surroundings } from "./Layout.tsx";

interface Props {
  readonly environment: IEnvironment;
  readonly router: Router;
  /** The page of the address that one came by, already under way. */
  readonly initial: LoadedPage;
}

/**
 * The whole page: the data, the keys, what is read out, and the screen of the current address. When it is there it does what
 * the keys asked for that were pressed while it came.
 */
export function Galley({ environment, router, initial }: Props) {
  useEffect(() => earlyKeys.release(), []);
  return (
    <Surroundings environment={environment}>
      <ChoiceKeeper />
      <RouterRoot router={router} initial={initial} Frame={Frame} Failed={PageFailure} />
    </Surroundings>
  );
}

/** What a page that failed is called, by what was in its way. */
const titles = {
  UNAUTHENTICATED: "This browser is not let in any more",
  FORBIDDEN: "This is not allowed here",
  NOT_FOUND: "Not found",
  BAD_INPUT: "This address cannot be read",
  UNKNOWN_OPERATION: "This page is older or newer than Galley",
  STALE: "The repository moved on",
  CONFLICT: "Somebody else changed this",
  TOO_LARGE: "This is too large to be shown",
  TIMEOUT: "This takes too long",
  OVERLOADED: "Galley has too much to do",
  REPOSITORY_GONE: "The repository is gone",
  UNREACHABLE: "The other repository does not answer",
  OBJECT_MISSING: "The repository is not all there",
  READ_ONLY: "The repository cannot be written to",
  DISK_FULL: "The disk is full",
  GIT_TOO_OLD: "Galley needs a newer git",
  INTERNAL: "Galley made a mistake",
  OFFLINE: "Galley does not answer",
} as const satisfies Readonly<Record<ErrorCode | "OFFLINE", string>>;

const TEXT = {
  titles,
  title: "This page could not be shown",
  unknown: "Something on this page went wrong. Try again; if it happens again, go back to the desk.",
  theDesk: "The desk",
  history: (slug: string): string => `History of ${slug}`,
  pageTitle: (title: string): string => `${title} · Galley`,
} as const;

/** Stands in place of a page that failed: says what happened, offers another try and the pages nearest to it. */
function PageFailure({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const { url, pending } = useRouter();
  const { pathname, searchParams } = addressUrl(url);
  const page = matchPage(pathname, searchParams);
  const slug = page.params["repo"];
  const failure = error instanceof RequestFailure ? error : null;
  const title = failure === null ? TEXT.title : TEXT.titles[failure.code];
  const notFound = failure?.code === "NOT_FOUND";
  const links = [
    { label: TEXT.theDesk, to: addressOf.desk() },
    ...(slug === undefined || notFound ? [] : [{ label: TEXT.history(slug), to: addressOf.history(slug, "HEAD") }]),
  ];
  return (
    <div className="Screen Screen-failure">
      <title>{TEXT.pageTitle(title)}</title>
      <Failure
        title={title}
        level={1}
        message={failure?.message ?? TEXT.unknown}
        code={failure?.code}
        onRetry={failure?.needsReload ? () => window.location.reload() : retry}
        retrying={pending}
        links={links}
      />
      {notFound && <NearestPages page={page} />}
    </div>
  );
}
