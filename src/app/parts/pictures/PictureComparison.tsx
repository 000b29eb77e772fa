import { type CSSProperties, type PointerEvent, type ReactNode, useId, useState } from "react";
import { sizeText } from "#app/diff/displayText.ts";
import { useAnnounce } from "#app/ui/Announcer.tsx";
import { uppermostInSight } from "#app/ui/focus.ts";
import { chooseNext, SegmentedControl, type SegmentedOption } from "#app/ui/SegmentedControl.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { pictureFacts, PictureImage, type PixelSize, type ShownPicture } from "./PictureImage.tsx";

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

interface Layer {
  readonly picture: ShownPicture;
  readonly alt: string;
  readonly style?: CSSProperties;
}

declare module "react" {
  interface CSSProperties {
    /** Pixels of a stage's picture, and how many times as large it may be shown. */
    readonly "--picture-width"?: number;
    readonly "--picture-height"?: number;
    readonly "--picture-zoom"?: number;
  }
}

/** Until a picture that does not say so has told how large it is. */
const UNKNOWN: PixelSize = { width: 300, height: 150 };
/** A side that is smaller is enlarged, so that its pixels are seen; drawings, which have none, more. */
const SMALL = 96;
const SMALL_DRAWING = 320;

interface Props {
  /** From below to above. */
  readonly layers: readonly Layer[];
  readonly className?: string;
  /** What lies over the pictures. */
  readonly children?: ReactNode;
}

/** Lays pictures over one another by their upper left corners, all in one scale, as large as there is room. */
export function PictureStage({ layers, className = "", children }: Props) {
  const [measured, setMeasured] = useState<Readonly<Record<number, PixelSize>>>({});
  const sizes = layers.map(({ picture }, index) => picture.pixels ?? measured[index] ?? UNKNOWN);
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const isDrawn = layers.every(({ picture }) => picture.pixels === null);
  const zoom = Math.max(1, Math.floor((isDrawn ? SMALL_DRAWING : SMALL) / Math.max(width, height)));
  const style: CSSProperties = { "--picture-width": width, "--picture-height": height, "--picture-zoom": zoom };
  return (
    <div className={`PictureStage ${className}`}>
      <div className="PictureStage-box PictureGround" data-enlarged={zoom > 1 || undefined} style={style}>
        {layers.map((layer, index) => {
          const size = sizes[index] ?? UNKNOWN;
          const share: CSSProperties = {
            width: `${(100 * size.width) / width}%`,
            height: `${(100 * size.height) / height}%`,
          };
          return (
            <div key={layer.alt} className="PictureStage-layer" style={layer.style}>
              <PictureImage
                picture={layer.picture}
                alt={layer.alt}
                style={share}
                onSize={(natural) => setMeasured((known) => ({ ...known, [index]: natural }))}
              />
            </div>
          );
        })}
        {children}
      </div>
    </div>
  );
}
