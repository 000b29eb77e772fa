import { useCallback, useState, type CSSProperties } from "react";
import { Button } from "#app/ui/Button.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { pictureFacts, PictureImage, type PixelSize, type ShownPicture } from "./PictureImage.tsx";
import "./FramedView.css";
import "./PictureView.css";

const TEXT = {
  view: "The picture; arrows move what is seen of it",
  zoom: "Zoom",
  fit: "Fit",
  fitHint: "As large as there is room",
  wholeHint: "One pixel for each of its own",
  larger: "Larger",
  smaller: "Smaller",
} as const;
const WHOLE = "100 %";
const KEYS = { fit: "0", whole: "1", larger: "+", smaller: "-" } as const;
const STEPS = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 16];
/** Until a picture that does not say so has told how large it is. */
const UNKNOWN: PixelSize = { width: 300, height: 150 };
/** A picture that fits with so much room around it is not enlarged by itself, but for the smallest. */
const SMALL = 64;

interface Props {
  readonly picture: ShownPicture;
  /** Its file's name. */
  readonly name: string;
}

/** A picture to be looked at: as large as there is room, or zoomed and moved, by mouse or keys. */
export function PictureView({ picture, name }: Props) {
  const [measured, setMeasured] = useState<PixelSize | null>(null);
  const [room, setRoom] = useState<PixelSize | null>(null);
  const followRoom = useCallback((element: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const [asked, setAsked] = useState<number | null>(null);
  const size = picture.pixels ?? measured ?? UNKNOWN;
  const fitting = fittingZoom(size, room, picture.format === "SVG");
  const zoom = asked ?? fitting;
  const larger = (): void => setAsked(STEPS.find((step) => step > zoom * 1.001) ?? zoom);
  const smaller = (): void => setAsked(STEPS.findLast((step) => step < zoom * 0.999) ?? zoom);
  useShortcut(KEYS.fit, TEXT.fitHint, shortcutGroups.picture, () => setAsked(null));
  useShortcut(KEYS.whole, TEXT.wholeHint, shortcutGroups.picture, () => setAsked(1));
  useShortcut(KEYS.larger, TEXT.larger, shortcutGroups.picture, larger);
  useShortcut("=", TEXT.larger, shortcutGroups.picture, larger);
  useShortcut(KEYS.smaller, TEXT.smaller, shortcutGroups.picture, smaller);
  const style: CSSProperties = { width: size.width * zoom, height: size.height * zoom };
  return (
    <section className="FramedView PictureView" aria-label={name}>
      <div className="FramedView-bar">
        <span className="PictureFacts">{pictureFacts(picture)}</span>
        <span className="PictureView-zoom" role="group" aria-label={TEXT.zoom}>
          <Button size="small" hint={TEXT.smaller} keys={KEYS.smaller} aria-label={TEXT.smaller} onClick={smaller}>
            −
          </Button>
          <output className="PictureView-percent">{`${Math.round(100 * zoom)} %`}</output>
          <Button size="small" hint={TEXT.larger} keys={KEYS.larger} aria-label={TEXT.larger} onClick={larger}>
            +
          </Button>
          <Button
            size="small"
            hint={TEXT.fitHint}
            keys={KEYS.fit}
            aria-pressed={asked === null}
            onClick={() => setAsked(null)}
          >
            {TEXT.fit}
          </Button>
          <Button
            size="small"
            hint={TEXT.wholeHint}
            keys={KEYS.whole}
            aria-pressed={asked === 1}
            onClick={() => setAsked(1)}
          >
            {WHOLE}
          </Button>
        </span>
      </div>
      <div className="PictureView-room" role="group" aria-label={TEXT.view} tabIndex={0} ref={followRoom}>
        <div className="PictureView-ground PictureGround" data-pixels={zoom >= 3 || undefined} style={style}>
          <PictureImage picture={picture} alt={name} onSize={setMeasured} style={{ width: "100%", height: "100%" }} />
        </div>
      </div>
    </section>
  );
}

/** How many times as large as it is a picture is shown that is to fit: never enlarged, but for small ones and for drawings. */
function fittingZoom({ width, height }: PixelSize, room: PixelSize | null, isDrawing: boolean): number {
  if (room === null) return 1;
  const most = Math.min((room.width - 32) / width, (room.height - 32) / height);
  const isSmall = Math.max(width, height) <= SMALL;
  return Math.max(0.01, Math.min(most, isSmall || isDrawing ? 4 : 1));
}
