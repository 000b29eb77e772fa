import { graphql, useFragment } from "react-relay";
import type { UpstreamDistance_ref$key } from "#generated/UpstreamDistance_ref.graphql.ts";
import { counted, displayPath, formatCount, visibleText } from "#app/ui/format.ts";
import "./UpstreamDistance.css";

const commitsText = (count: number): string => counted(count, "commit");

const TEXT = {
  gone: "upstream gone",
  goneHint: (name: string): string => `The upstream branch ${name} no longer exists`,
  hintOf: (ahead: number, behind: number, name: string): string =>
    `${commitsText(ahead)} ahead of ${name}, ${commitsText(behind)} behind it`,
  ahead: (ahead: number): string => `${formatCount(ahead)} ahead of`,
  behind: (behind: number): string => `${formatCount(behind)} behind`,
  aheadBehind: (ahead: number, behind: number): string => `${formatCount(ahead)} ahead, ${formatCount(behind)} behind`,
} as const;

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
      <span className="UpstreamDistance" title={visibleText(TEXT.goneHint(name))}>
        {TEXT.gone}
      </span>
    );
  }
  if (aheadBy === 0 && behindBy === 0) return null;
  return (
    <span className="UpstreamDistance" title={visibleText(TEXT.hintOf(aheadBy, behindBy, name))}>
      {distanceText(aheadBy, behindBy)} {name}
    </span>
  );
}

function distanceText(ahead: number, behind: number): string {
  if (behind === 0) return TEXT.ahead(ahead);
  if (ahead === 0) return TEXT.behind(behind);
  return TEXT.aheadBehind(ahead, behind);
}
