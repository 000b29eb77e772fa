import { addressOf, matchPage } from "#contract/pages.ts";
import { addressUrl } from "#app/relay/addressUrl.ts";
import { RequestFailure } from "#app/relay/RequestFailure.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { NearestPages } from "#app/screens/notFound/NearestPages.tsx";
import { Failure } from "#app/ui/Failure.tsx";

const TITLES: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: "This browser is not let in any more",
  NOT_FOUND: "Not found",
  BAD_INPUT: "This address cannot be read",
  OFFLINE: "Galley does not answer",
  REPOSITORY_GONE: "The repository is gone",
  TIMEOUT: "This takes too long",
};
const TITLE = "This page could not be shown";
const UNKNOWN = "Something on this page went wrong. Try again; if it happens again, go back to the desk.";

/** Stands in place of a page that failed: says what happened, offers another try and the pages nearest to it. */
export function PageFailure({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const { url, pending } = useRouter();
  const { pathname, searchParams } = addressUrl(url);
  const page = matchPage(pathname, searchParams);
  const slug = page.params["repo"];
  const failure = error instanceof RequestFailure ? error : null;
  const title = TITLES[failure?.code ?? ""] ?? TITLE;
  const notFound = failure?.code === "NOT_FOUND";
  const links = [
    { label: "The desk", to: addressOf.desk() },
    ...(slug === undefined || notFound ? [] : [{ label: `History of ${slug}`, to: addressOf.history(slug, "HEAD") }]),
  ];
  return (
    <div className="Screen Screen-failure">
      <title>{`${title} · Galley`}</title>
      <Failure
        title={title}
        level={1}
        message={failure?.message ?? UNKNOWN}
        code={failure?.code}
        onRetry={failure?.needsReload ? () => window.location.reload() : retry}
        retrying={pending}
        links={links}
      />
      {notFound && <NearestPages page={page} />}
    </div>
  );
}
