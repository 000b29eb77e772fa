import { type CSSProperties, type PointerEvent, type ReactNode, useState } from "react";
import { sizeText } from "#app/diff/displayText.ts";
import { useAnnounce } from "#app/ui/Toaster.tsx";
import { uppermostVisible } from "#app/ui/focus.ts";
import { chooseNext, SegmentedControl, type SegmentedOption } from "#app/ui/SegmentedControl.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { pictureFacts, PictureImage, type PixelSize, type ShownPicture } from "./PictureImage.tsx";

const TEXT = { label: "Image comparison mode", slider: "Visible part of the old image in percent" } as const;
const KEYS = "d i";

/** Images with two versions. */
const CONTROL = `[data-keys="${KEYS}"]`;
const PICTURE = `.PictureChange:has(${CONTROL})`;

type Way = "side" | "swipe";

const WAYS: readonly SegmentedOption<Way>[] = [
  { value: "side", label: "Side by side", hint: "Show both images side by side" },
  { value: "swipe", label: "Swipe", hint: "Reveal the new image over the old one" },
];

/**
 * Compares two versions of an image side by side or by a swipe. The shortcut selects the other mode of the focused image, or
 * of the topmost visible one, and focuses the control, where arrow keys change the mode and move the slider.
 */
export function PictureComparison({ before, after }: { readonly before: ShownPicture; readonly after: ShownPicture }) {
  const [way, setWay] = useState<Way>("side");
  const [share, setShare] = useState(50);
  const announce = useAnnounce();
  useShortcut(KEYS, TEXT.label, shortcutGroups.picture, () => {
    const focused = document.activeElement?.closest(PICTURE) ?? null;
    const picture = focused ?? uppermostVisible([...document.querySelectorAll(PICTURE)]);
    const control = picture?.querySelector(CONTROL) ?? null;
    if (control === null) announce("No image here has two versions. Press ] to go to the next file.");
    else chooseNext(control)?.focus();
  });
  const old = { picture: before, alt: "Image before" };
  const now = { picture: after, alt: "Image after" };
  const swipe = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.buttons !== 1) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setShare(Math.round(Math.min(100, Math.max(0, (100 * (event.clientX - left)) / width))));
  };
  return (
    <>
      <div className="PictureChange-bar row wrap">
        <SegmentedControl label={TEXT.label} keys={KEYS} options={WAYS} value={way} onChange={setWay} />
        {way === "swipe" && (
          <input
            className="PictureChange-slider"
            type="range"
            aria-label={TEXT.slider}
            min={0}
            max={100}
            value={share}
            title={TEXT.slider}
            onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
          />
        )}
        <span className="PictureChange-growth muted small digits">{growth(before.byteSize, after.byteSize)}</span>
      </div>
      {way === "side" ? (
        <div className="PictureChange-sides gap-3">
          <figure className="PictureChange-side gap-2">
            <Caption side="old" picture={before} />
            <PictureStage layers={[old]} />
          </figure>
          <figure className="PictureChange-side gap-2">
            <Caption side="new" picture={after} />
            <PictureStage layers={[now]} />
          </figure>
        </div>
      ) : (
        <figure className="PictureChange-side gap-2">
          <div className="PictureChange-captions wrap">
            <Caption side="old" picture={before} />
            <Caption side="new" picture={after} />
          </div>
          <PictureStage
            layers={[
              { ...old, style: { clipPath: `inset(0 ${100 - share}% 0 0)` } },
              { ...now, style: { clipPath: `inset(0 0 0 ${share}%)` } },
            ]}
          >
            <div className="PictureStage-handle" onPointerDown={swipe} onPointerMove={swipe}>
              <span className="PictureStage-edge" style={{ left: `${share}%` }} />
            </div>
          </PictureStage>
        </figure>
      )}
    </>
  );
}

function Caption({ side, picture }: { readonly side: "old" | "new"; readonly picture: ShownPicture }) {
  return (
    <figcaption className="PictureChange-caption row baseline wrap gap-x-2 small">
      <span className={side === "old" ? "strong removed-text" : "strong added-text"}>
        {side === "old" ? "Before" : "After"}
      </span>
      <span className="PictureFacts muted small digits">{pictureFacts(picture)}</span>
    </figcaption>
  );
}

function growth(before: number, after: number): string {
  if (before === after) return "same file size";
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
    /** The size of a stage's image in pixels, and its maximum zoom. */
    readonly "--picture-width"?: number;
    readonly "--picture-height"?: number;
    readonly "--picture-zoom"?: number;
  }
}

/** The assumed size of an image without a size, until it has loaded. */
const UNKNOWN: PixelSize = { width: 300, height: 150 };
/** Smaller images are enlarged so that their pixels are visible; drawings, which have no pixels, even more. */
const SMALL = 96;
const SMALL_DRAWING = 320;

interface Props {
  /** From bottom to top. */
  readonly layers: readonly Layer[];
  readonly children?: ReactNode;
}

/** Stacks images at their top left corners in one scale, as large as the space allows. */
export function PictureStage({ layers, children }: Props) {
  const [measured, setMeasured] = useState<Readonly<Record<number, PixelSize>>>({});
  const sizes = layers.map(({ picture }, index) => picture.pixels ?? measured[index] ?? UNKNOWN);
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const isDrawn = layers.every(({ picture }) => picture.pixels === null);
  const zoom = Math.max(1, Math.floor((isDrawn ? SMALL_DRAWING : SMALL) / Math.max(width, height)));
  const style: CSSProperties = { "--picture-width": width, "--picture-height": height, "--picture-zoom": zoom };
  return (
    <div className="PictureStage">
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
