import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { PlainGrid } from '../RegionPicture.tsx';
import { cornerAt, type Corner, type Stroke } from './region.ts';
import classes from './RegionCanvas.module.css';
import { texts } from '../texts.tsx';

interface Props {
  corners: readonly Corner[];
  /** A data URL of a picture to draw over; null for a plain grid. */
  still: { address: string; width: number; height: number } | null;
  onStroke: (stroke: Stroke) => void;
}

const plain = { width: 160, height: 90 };
/** How far an arrow key moves a corner, as a fraction of the picture. */
const step = { fine: 0.005, usual: 0.02 };
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** The picture with the region over it. Clicking the picture adds a corner; corners can be dragged, or moved by arrow keys and deleted by Delete. */
export function RegionCanvas({ corners, still, onStroke }: Props) {
  const picture = useRef<SVGSVGElement>(null);
  const [drag, setDrag] = useState<{ index: number; hasMoved: boolean } | null>(null);
  const { width, height } = still ?? plain;
  // Equal units on every picture, so that corners have the same size.
  const [w, h] = [1000, (1000 * height) / width];

  const at = ({ clientX, clientY }: PointerEvent): Corner => {
    const box = picture.current!.getBoundingClientRect();
    return cornerAt((clientX - box.left) / box.width, (clientY - box.top) / box.height);
  };
  const press = (event: PointerEvent): void => {
    if (event.button !== 0 || drag) return;
    event.preventDefault();
    onStroke({ do: 'add', corner: at(event) });
  };
  const take = (index: number) => (event: PointerEvent<SVGGElement>) => {
    event.stopPropagation();
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ index, hasMoved: false });
  };
  const move = (event: PointerEvent): void => {
    if (!drag) return;
    onStroke({ do: 'move', index: drag.index, to: at(event), isContinued: drag.hasMoved });
    setDrag({ ...drag, hasMoved: true });
  };
  const key =
    (index: number, { x, y }: Corner) =>
    (event: KeyboardEvent<SVGGElement>): void => {
      if (event.key === 'Delete' || event.key === 'Backspace') {
        event.preventDefault();
        onStroke({ do: 'delete', index });
        const rest = picture.current?.querySelectorAll<SVGGElement>('[data-corner]');
        // The corner is removed, and its neighbour gets the focus.
        rest?.[index === 0 ? 1 : index - 1]?.focus();
      }
      const arrow = arrows[event.key];
      if (!arrow) return;
      event.preventDefault();
      const by = event.shiftKey ? step.fine : step.usual;
      const to = { x: x + arrow[0] * by, y: y + arrow[1] * by };
      onStroke({ do: 'move', index, to, isContinued: false });
    };
  return (
    <svg
      ref={picture}
      viewBox={`0 0 ${w} ${h}`}
      className={classes.canvas}
      // A drawing with interactive parts is not a fieldset.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-label={texts.canvasLabel}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={() => setDrag(null)}
      onPointerCancel={() => setDrag(null)}
    >
      {still ? (
        <image href={still.address} width={w} height={h} preserveAspectRatio="none" />
      ) : (
        <g transform={`scale(${w / plain.width})`}>
          <PlainGrid />
        </g>
      )}
      {corners.length >= 3 ? (
        <>
          <path d={`M0 0H${w}V${h}H0Z${outline(corners, w, h)}Z`} className={classes.outside} />
          <path d={`${outline(corners, w, h)}Z`} className={classes.region} />
        </>
      ) : (
        <path d={outline(corners, w, h)} className={classes.region} />
      )}
      {corners.map((corner, index) => (
        <g
          // A corner is identified by its position in the outline.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          data-corner
          transform={`translate(${corner.x * w} ${corner.y * h})`}
          className={classes.corner}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="button"
          tabIndex={0}
          aria-label={texts.corner(index + 1, corners.length, percent(corner.x), percent(corner.y))}
          onPointerDown={take(index)}
          onKeyDown={key(index, corner)}
        >
          <circle r={34} className={classes.reach} />
          <circle r={10} className={classes.dot} />
        </g>
      ))}
    </svg>
  );
}

const outline = (corners: readonly Corner[], width: number, height: number): string =>
  corners.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x * width} ${y * height}`).join('');
