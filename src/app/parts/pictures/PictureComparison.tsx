import { useId, useState, type CSSProperties, type PointerEvent } from "react";
import { sizeText } from "#app/diff/models/sizeText.ts";
import { SegmentedControl, type SegmentedOption } from "#app/ui/SegmentedControl.tsx";
import { pictureFacts } from "./pictureFacts.ts";
import { PictureStage } from "./PictureStage.tsx";
import type { ShownPicture } from "./readPicture.ts";
import { picturesWords } from "./picturesWords.ts";

const TEXT = picturesWords.pictureComparison;

type Way = "side" | "swipe" | "onion" | "difference";

const WAYS: readonly SegmentedOption<Way>[] = [
  { value: "side", label: TEXT.sideBySide, hint: TEXT.sideBySideHint },
  { value: "swipe", label: TEXT.swipe, hint: TEXT.swipeHint },
  { value: "onion", label: TEXT.onionSkin, hint: TEXT.onionSkinHint },
  { value: "difference", label: TEXT.difference, hint: TEXT.differenceHint },
];

/** Two states of a picture, held together in one of four ways; all by keyboard: arrows choose the way and move the slider. */
export function PictureComparison({ before, after }: { readonly before: ShownPicture; readonly after: ShownPicture }) {
  const [way, setWay] = useState<Way>("side");
  const [share, setShare] = useState(50);
  const slider = useId();
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
        <SegmentedControl label={TEXT.label} options={WAYS} value={way} onChange={setWay} />
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
