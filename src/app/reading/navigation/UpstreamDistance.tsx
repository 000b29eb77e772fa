import { graphql, useFragment } from "react-relay";
import type { UpstreamDistance_ref$key } from "#generated/UpstreamDistance_ref.graphql.ts";
import { counted, displayPath, formatCount, visibleText } from "#app/ui/format.ts";

const commitsText = (count: number): string => counted(count, "commit");

/** Shows how many commits a branch is ahead of and behind its upstream; nothing when it has none or both are equal. */
export function UpstreamDistance({ branch }: { readonly branch: UpstreamDistance_ref$key }) {
  const { upstream } = useFragment(
    graphql`
      fragment UpstreamDistance_ref on Ref {
        upstream @catch(to: NULL) {
          name
          aheadBy
          behindBy
        }
      }
    `,
    branch,
  );
  if (upstream?.name == null) return null;
  const { aheadBy, behindBy } = upstream;
  const name = displayPath(upstream.name);
  if (aheadBy == null || behindBy == null) {
    return (
      <span
        className="UpstreamDistance ellipsis muted small digits"
        title={visibleText(`The upstream branch ${name} no longer exists`)}
      >
        upstream gone
      </span>
    );
  }
  if (aheadBy === 0 && behindBy === 0) return null;
  return (
    <span
      className="UpstreamDistance ellipsis muted small digits"
      title={visibleText(`${commitsText(aheadBy)} ahead of ${name}, ${commitsText(behindBy)} behind it`)}
    >
      {distanceText(aheadBy, behindBy)} {name}
    </span>
  );
}

/** Describes a distance, to be followed by the name of the upstream. */
export function distanceText(ahead: number, behind: number): string {
  if (behind === 0) return `${formatCount(ahead)} ahead of`;
  if (ahead === 0) return `${formatCount(behind)} behind`;
  return `${formatCount(ahead)} ahead, ${formatCount(behind)} behind`;
}
