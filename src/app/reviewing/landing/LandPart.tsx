import { displayPath, formatCount } from "#app/ui/format.ts";
import { SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import type { LandingMethod } from "#generated/LandDialogPreviewQuery.graphql.ts";
import type { RailLayer } from "../layers/useStack.ts";
import { LayerThreads, LayerVerdicts } from "../layers/LayerState.tsx";

/** More are counted, not listed. */
const LISTED_MAX = 5;

type Choice = "all" | "part";

interface Props {
  /** The commits of the review, lowest first. At least two. */
  readonly layers: readonly RailLayer[];
  /** The last commit to land; null for all. */
  readonly layer: string | null;
  readonly method: LandingMethod;
  readonly branch: string;
  readonly own: string;
  /** True if the whole change is approved, so that its commits need no approvals of their own. */
  readonly isApproved: boolean;
  readonly onChange: (layer: string | null) => void;
}

/** Chooses how many commits of a stack land, and says which ones land and which ones stay. */
export function LandPart({ layers, layer, method, branch, own, isApproved, onChange }: Props) {
  const count = layers.length;
  const at = layers.findIndex(({ oid }) => oid === layer);
  const last = at < 0 || at === count - 1 ? approvedBelow(layers) : at + 1;
  const isPart = layer !== null;
  const keepsCommits = method === "MERGE" || method === "FAST_FORWARD";
  const open = layers.slice(0, last).filter((one) => !isLayerApproved(one));
  const choose = (choice: Choice): void => onChange(choice === "all" ? null : (layers[last - 1]?.oid ?? null));
  return (
    <div className="LandPart">
      <SegmentedControl<Choice>
        label="Commits to land"
        options={[
          {
            value: "all",
            label: `All ${formatCount(count)} commits`,
            hint: "Land the whole change and close the review",
          },
          {
            value: "part",
            label: last === 1 ? "Only commit 1" : `Commits 1 to ${last}`,
            hint: "Land the lower commits; the review stays open with the rest",
          },
        ]}
        value={isPart ? "part" : "all"}
        onChange={choose}
      />
      {isPart && (
        <>
          <fieldset className="LandPart-list">
            <legend className="visually-hidden">The last commit to land</legend>
            {layers.map((one, index) => (
              <Row
                key={one.oid}
                layer={one}
                position={index + 1}
                isTop={index === count - 1}
                last={last}
                onChoose={() => onChange(one.oid)}
              />
            ))}
          </fieldset>
          <p>
            {last === 1 ? `Commit 1 lands on ${branch}.` : `Commits 1 to ${last} land on ${branch}.`}{" "}
            {last + 1 === count
              ? `Commit ${count} stays under review`
              : `Commits ${last + 1} to ${count} stay under review`}
            {keepsCommits
              ? ", unchanged."
              : ` and is put on what landed: the same changes in new commits, to which ${own || "the branch"} moves.`}
          </p>
          {!isApproved && open.length > 0 && <p className="muted small">Not approved: {listOf(open)}.</p>}
        </>
      )}
    </div>
  );
}

interface RowProps {
  readonly layer: RailLayer;
  readonly position: number;
  /** True for the highest commit, which lands only with all. */
  readonly isTop: boolean;
  readonly last: number;
  readonly onChoose: () => void;
}

function Row({ layer, position, isTop, last, onChoose }: RowProps) {
  const lands = position <= last;
  return (
    <label className="LandPart-row row gap-2" data-lands={lands || undefined} title={displayPath(layer.subject)}>
      <input type="radio" name="LandPart" checked={position === last} disabled={isTop} onChange={onChoose} />
      <span className="LandPart-position muted digits">{position}</span>
      <span className="LandPart-subject ellipsis">{displayPath(layer.subject)}</span>
      <LayerThreads count={layer.openThreads} />
      <LayerVerdicts verdicts={layer.verdicts} />
      <span className="LandPart-outcome muted small">{lands ? "lands" : "stays"}</span>
    </label>
  );
}

function isLayerApproved({ verdicts }: RailLayer): boolean {
  return verdicts.some(({ kind }) => kind === "APPROVE") && verdicts.every(({ kind }) => kind !== "REQUEST_CHANGES");
}

/** Returns the number of commits, from the lowest, that are approved: at least one, and not all. */
function approvedBelow(layers: readonly RailLayer[]): number {
  const open = layers.findIndex((layer) => !isLayerApproved(layer));
  return Math.min(Math.max(open < 0 ? layers.length : open, 1), layers.length - 1);
}

function listOf(layers: readonly RailLayer[]): string {
  const shown = layers.slice(0, LISTED_MAX).map(({ position }) => `commit ${position ?? 0}`);
  const rest = layers.length - shown.length;
  return new Intl.ListFormat("en").format(rest === 0 ? shown : [...shown, `${formatCount(rest)} more`]);
}

interface DeleteBranchProps {
  readonly own: string;
  /** The reason why it cannot be deleted; null if it can. */
  readonly obstacle: string | null | undefined;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** The choice to delete the branch of the review too, or the reason why that is not possible. */
export function DeleteBranch({ own, obstacle, value, onChange }: DeleteBranchProps) {
  const isOff = obstacle != null;
  return (
    <label className="LandDialog-delete row baseline gap-2">
      <input
        type="checkbox"
        checked={value && !isOff}
        disabled={isOff}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>
        Delete the branch {own !== "" && <code>{own}</code>}
        {isOff && <span className="muted small"> {obstacle}</span>}
      </span>
    </label>
  );
}
