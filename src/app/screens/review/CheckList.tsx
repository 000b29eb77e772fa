import { CheckCircleIcon, ClockIcon, InfoIcon, XCircleIcon } from "@primer/octicons-react";
import type { ReactElement } from "react";
import { graphql, useFragment } from "react-relay";
import { displayPath, visibleText } from "#app/ui/format.ts";
import { addressOf } from "#contract/pages.ts";
import type { CheckList_review$data, CheckList_review$key } from "#generated/CheckList_review.graphql.ts";
import { Link } from "#app/ui/navigation.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";

const TITLE = "Checks";

type State = CheckList_review$data["checks"][number]["state"];

const STATES: Readonly<
  Record<
    State,
    {
      readonly label: string;
      readonly icon: ReactElement;
      readonly tone: string;
    }
  >
> = {
  SUCCESS: { label: "passed", icon: <CheckCircleIcon />, tone: "good" },
  FAILURE: { label: "failed", icon: <XCircleIcon />, tone: "bad" },
  LOOKS_GOOD: { label: "looks good", icon: <CheckCircleIcon />, tone: "good" },
  FOR_INFORMATION: {
    label: "information only",
    icon: <InfoIcon />,
    tone: "plain",
  },
  NEEDS_WORK: { label: "needs work", icon: <XCircleIcon />, tone: "bad" },
  UNKNOWN: { label: "unknown", icon: <InfoIcon />, tone: "plain" },
  PENDING: { label: "pending", icon: <ClockIcon />, tone: "plain" },
};

/** The results of builds and analyses of the reviewed commits. Renders nothing if there are none. */
export function CheckList({ review, slug }: { readonly review: CheckList_review$key; readonly slug: string }) {
  const { checks } = useFragment(
    graphql`
      fragment CheckList_review on Review @throwOnFieldError {
        checks {
          agent
          state
          reason
          url
          at
          commitOid
        }
      }
    `,
    review,
  );
  if (checks.length === 0) return null;
  return (
    <section className="ReviewFact stack gap-1 long-words" aria-label={TITLE}>
      <h2 className="ReviewScreen-heading muted small strong">{TITLE}</h2>
      <ul className="stack gap-2">
        {checks.map(({ agent, state, reason, url, at, commitOid }, index) => (
          <li key={index} className="CheckList-check gap-2" data-tone={STATES[state].tone}>
            {STATES[state].icon}
            <span>
              <strong>{displayPath(agent) || "unnamed check"}</strong> {STATES[state].label}
              {reason != null && `: ${visibleText(reason)}`}
              {url != null && (
                <>
                  {" · "}
                  <a href={url} target="_blank" rel="noreferrer noopener" title={visibleText(url)}>
                    report
                  </a>
                </>
              )}
              <span className="muted small">
                {" · "}
                <Link to={addressOf.commit(slug, commitOid)}>{commitOid.slice(0, 10)}</Link>, <RelativeTime iso={at} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
