import { useCallback, useState, type CSSProperties } from "react";
import { Button } from "#app/ui/Button.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { pictureFacts, PictureImage, type PixelSize, type ShownPicture } from "./PictureImage.tsx";
import "./FramedView.css";
import "./PictureView.css";

const TEXT = { fitHint: "Fit to window", wholeHint: "Actual size" } as const;
const KEYS = { fit: "0", whole: "1" } as const;
/** The assumed size of an image without a size, until it has loaded. */
const UNKNOWN: PixelSize = { width: 300, height: 150 };
/** Only images up to this size are enlarged automatically. */
const SMALL = 64;

/** Shows an image as it fits the view, or in its own size, in which it can be scrolled by mouse or keyboard. */
export function PictureView({ picture, name }: { readonly picture: ShownPicture; readonly name: string }) {
  const [measured, setMeasured] = useState<PixelSize | null>(null);
  const [available, setAvailable] = useState<PixelSize | null>(null);
  const observeSize = useCallback((element: HTMLDivElement) => {
    const observer = new ResizeObserver(() =>
      setAvailable({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const [isWhole, setWhole] = useState(false);
  const size = picture.pixels ?? measured ?? UNKNOWN;
  const fitting = fittingZoom(size, available, picture.format === "SVG");
  const zoom = isWhole ? 1 : fitting;
  useShortcut(KEYS.fit, TEXT.fitHint, shortcutGroups.picture, () => setWhole(false));
  useShortcut(KEYS.whole, TEXT.wholeHint, shortcutGroups.picture, () => setWhole(true));
  const style: CSSProperties = { width: size.width * zoom, height: size.height * zoom };
  return (
    <section className="PictureView card" aria-label={name}>
      <div className="FramedView-bar row wrap spread muted small digits">
        <span className="PictureFacts muted small digits">{pictureFacts(picture)}</span>
        <span className="PictureView-zoom row gap-1" role="group" aria-label="Zoom">
          <output className="PictureView-percent muted small digits">{`${Math.round(100 * zoom)} %`}</output>
          <Button
            size="small"
            hint={TEXT.fitHint}
            keys={KEYS.fit}
            aria-pressed={!isWhole}
            onClick={() => setWhole(false)}
          >
            Fit
          </Button>
          <Button
            size="small"
            hint={TEXT.wholeHint}
            keys={KEYS.whole}
            aria-pressed={isWhole}
            onClick={() => setWhole(true)}
          >
            100 %
          </Button>
        </span>
      </div>
      <div
        className="PictureView-viewport"
        role="group"
        aria-label="Image; use the arrow keys to scroll"
        tabIndex={0}
        ref={observeSize}
      >
        <div className="PictureView-ground PictureGround" data-pixels={zoom >= 3 || undefined} style={style}>
          <PictureImage picture={picture} alt={name} onSize={setMeasured} style={{ width: "100%", height: "100%" }} />
        </div>
      </div>
    </section>
  );
}

/** Returns the zoom that fits the image into the view. Only small images and drawings are enlarged. */
function fittingZoom({ width, height }: PixelSize, available: PixelSize | null, isDrawing: boolean): number {
  if (available === null) return 1;
  const most = Math.min((available.width - 32) / width, (available.height - 32) / height);
  const isSmall = Math.max(width, height) <= SMALL;
  return Math.max(0.01, Math.min(most, isSmall || isDrawing ? 4 : 1));
}
