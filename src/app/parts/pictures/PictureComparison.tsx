import { useId, useState, type CSSProperties, type PointerEvent } from "react";
import { sizeText } from "#app/diff/models/sizeText.ts";
import { chooseNext } from "#app/ui/chooseNext.ts";
import { SegmentedControl, type SegmentedOption } from "#app/ui/SegmentedControl.tsx";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";
import { uppermostInSight } from "#app/ui/uppermostInSight.ts";
import { useAnnounce } from "#app/ui/useAnnounce.ts";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { pictureFacts } from "./pictureFacts.ts";
import { PictureStage } from "./PictureStage.tsx";
import type { ShownPicture } from "./readPicture.ts";

const TEXT = {
  label: "How the pictures are held together",
  none: "No picture here has two states: ] goes to the next file.",
  before: "Before",
  after: "After",
  oldAlt: "The picture before",
  newAlt: "The picture after",
  sliders: {
    swipe: "How much of the old picture is seen, in per cent",
    onion: "How much the new picture covers, in per cent",
  },
  sameSize: "as many bytes",
  sideBySide: "Side by side",
  sideBySideHint: "Both beside one another",
  swipe: "Swipe",
  swipeHint: "The new one uncovered over the old one",
  onionSkin: "Onion skin",
  onionSkinHint: "The new one shining through",
  difference: "Difference",
  differenceHint: "What is alike is black",
} as const;
const KEYS = "d i";

/** Those of which there are two states. */
const CONTROL = `[data-keys="${KEYS}"]`;
const PICTURE = `.PictureChange:has(${CONTROL})`;

type Way = "side" | "swipe" | "onion" | "difference";

const WAYS: readonly SegmentedOption<Way>[] = [
  { value: "side", label: TEXT.sideBySide, hint: TEXT.sideBySideHint },
  { value: "swipe", label: TEXT.swipe, hint: TEXT.swipeHint },
  { value: "onion", label: TEXT.onionSkin, hint: TEXT.onionSkinHint },
  { value: "difference", label: TEXT.difference, hint: TEXT.differenceHint },
];

/**
 * Two states of a picture, held together in one of four ways; all by keyboard: a key chooses the next way of the picture that has the
 * focus, else of the uppermost in sight, and brings the focus there, where arrows choose too and move the slider.
 */
export function PictureComparison({ before, after }: { readonly before: ShownPicture; readonly after: ShownPicture }) {
  const [way, setWay] = useState<Way>("side");
  const [share, setShare] = useState(50);
  const slider = useId();
  const announce = useAnnounce();
  useShortcut(KEYS, TEXT.label, shortcutGroups.picture, () => {
    const focused = document.activeElement?.closest(PICTURE) ?? null;
    const picture = focused ?? uppermostInSight([...document.querySelectorAll(PICTURE)]);
    const control = picture?.querySelector(CONTROL) ?? null;
    if (control === null) announce(TEXT.none);
    else chooseNext(control)?.focus();
  });
  const old = { picture: before, alt: TEXT.oldAlt };
  const now = { picture: after, alt: TEXT.newAlt };
  const swipe = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.buttons !== 1) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setShare(Math.round(Math.min(100, Math.max(0, (100 * (event.clientX - left)) / width))));
  };
  return (
    <>
      <div className="PictureChange-bar">
        <SegmentedControl label={TEXT.label} keys={KEYS} options={WAYS} value={way} onChange={setWay} />
        {(way === "swipe" || way === "onion") && (
          <label className="PictureChange-slider" htmlFor={slider}>
            <span className="visually-hidden">{TEXT.sliders[way]}</span>
            <input
              id={slider}
              type="range"
              min={0}
              max={100}
              value={share}
              title={TEXT.sliders[way]}
              onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
            />
          </label>
        )}
        <span className="PictureChange-growth">{growth(before.byteSize, after.byteSize)}</span>
      </div>
      {way === "side" ? (
        <div className="PictureChange-sides">
          <figure className="PictureChange-side">
            <Caption side="old" picture={before} />
            <PictureStage layers={[old]} />
          </figure>
          <figure className="PictureChange-side">
            <Caption side="new" picture={after} />
            <PictureStage layers={[now]} />
          </figure>
        </div>
      ) : (
        <figure className="PictureChange-side">
          <div className="PictureChange-captions">
            <Caption side="old" picture={before} />
            <Caption side="new" picture={after} />
          </div>
          <PictureStage
            className={`PictureStage-${way}`}
            layers={[
              way === "swipe" ? { ...old, style: { clipPath: `inset(0 ${100 - share}% 0 0)` } } : old,
              { ...now, style: overlay(way, share) },
            ]}
          >
            {way === "swipe" && (
              <div className="PictureStage-handle" onPointerDown={swipe} onPointerMove={swipe}>
                <span className="PictureStage-edge" style={{ left: `${share}%` }} />
              </div>
            )}
          </PictureStage>
        </figure>
      )}
    </>
  );
}

function Caption({ side, picture }: { readonly side: "old" | "new"; readonly picture: ShownPicture }) {
  return (
    <figcaption className="PictureChange-caption">
      <span className={side === "old" ? "PictureChange-deleted" : "PictureChange-added"}>
        {side === "old" ? TEXT.before : TEXT.after}
      </span>
      <span className="PictureFacts">{pictureFacts(picture)}</span>
    </figcaption>
  );
}

function overlay(way: Exclude<Way, "side">, share: number): CSSProperties {
  switch (way) {
    case "swipe":
      return { clipPath: `inset(0 0 0 ${share}%)` };
    case "onion":
      return { opacity: share / 100 };
    case "difference":
      return { mixBlendMode: "difference" };
  }
}

/** Says by how much a file grew or shrank. */
function growth(before: number, after: number): string {
  if (before === after) return TEXT.sameSize;
  const sign = after > before ? "+" : "−";
  const percent = before === 0 ? "" : ` (${sign}${Math.round((100 * Math.abs(after - before)) / before)} %)`;
  return `${sign}${sizeText(Math.abs(after - before))}${percent}`;
}
