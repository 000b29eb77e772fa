import { graphql, useFragment } from "react-relay";
import type { UpstreamDistance_ref$key } from "#generated/UpstreamDistance_ref.graphql.ts";
import { displayPath } from "#app/ui/displayPath.ts";
import { formatCount } from "#app/ui/formatCount.ts";
import "./UpstreamDistance.css";

const GONE = "upstream gone";
const goneHint = (name: string): string => `It is to follow ${name}, which is not there any more`;
const hintOf = (ahead: number, behind: number, name: string): string =>
  `${counted(ahead)} that ${name} has not, ${counted(behind)} of ${name} that it has not`;
const counted = (count: number): string => `${formatCount(count)} ${count === 1 ? "commit" : "commits"}`;

/** How far a branch is from the one that it follows; nothing where the two are the same, and where it follows none. */
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
      <span className="UpstreamDistance" title={goneHint(name)}>
        {GONE}
      </span>
    );
  }
  if (aheadBy === 0 && behindBy === 0) return null;
  return (
    <span className="UpstreamDistance" title={hintOf(aheadBy, behindBy, name)}>
      {distanceText(aheadBy, behindBy)} {name}
    </span>
  );
}

function distanceText(ahead: number, behind: number): string {
  if (behind === 0) return `${formatCount(ahead)} ahead of`;
  if (ahead === 0) return `${formatCount(behind)} behind`;
  return `${formatCount(ahead)} ahead, ${formatCount(behind)} behind`;
}
