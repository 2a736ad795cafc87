import classes from './GeofenceDrawing.module.css';
import { roundLength, formatMetres, formatPlace } from './geofence-scale.ts';
import { texts } from './texts.tsx';

interface Props {
  /** Degrees. */
  latitude: number;
  /** Degrees. */
  longitude: number;
  /** Metres. */
  radius: number;
}

/** Size of the drawing in pixels. */
const size = { width: 480, height: 280 };
const middle = { x: size.width / 2, y: 134 };
const drawnRadius = 104;
const maxScaleWidth = 120;

/** The geofence from above, north up, with a scale. Drawn here: no map is fetched. */
export function GeofenceDrawing({ latitude, longitude, radius }: Props) {
  const metresPerPixel = radius / drawnRadius;
  const scale = roundLength(maxScaleWidth * metresPerPixel);
  const step = roundLength(60 * metresPerPixel) / metresPerPixel;
  const lines = (from: number, until: number): number[] => {
    const first = Math.ceil((0 - from) / step);
    const last = Math.floor((until - from) / step);
    return Array.from(
      { length: last - first + 1 },
      (_line, index) => from + (first + index) * step,
    );
  };
  const place = formatPlace(latitude, longitude);
  const scaleEnd = 20 + scale / metresPerPixel;
  return (
    <svg
      className={classes.drawing}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={texts.circle(formatMetres(radius), place)}
    >
      <rect
        fill="var(--vc-panel)"
        stroke="var(--vc-border)"
        width={size.width}
        height={size.height}
        rx={8}
      />
      <g stroke="var(--vc-border)">
        {lines(middle.x, size.width).map((x) => (
          <line key={`x${x}`} x1={x} x2={x} y1={0} y2={size.height} />
        ))}
        {lines(middle.y, size.height).map((y) => (
          <line key={`y${y}`} x1={0} x2={size.width} y1={y} y2={y} />
        ))}
      </g>
      <circle
        fill="color-mix(in srgb, var(--vc-accent) 14%, transparent)"
        stroke="var(--vc-accent)"
        strokeWidth="2"
        cx={middle.x}
        cy={middle.y}
        r={drawnRadius}
      />
      <line
        stroke="var(--vc-accent)"
        strokeDasharray="4 4"
        strokeWidth="1.5"
        x1={middle.x}
        y1={middle.y}
        x2={middle.x + drawnRadius}
        y2={middle.y}
      />
      <circle fill="var(--vc-accent)" cx={middle.x} cy={middle.y} r={4} />
      <text
        className={classes.words}
        fontWeight="var(--mantine-font-weight-medium)"
        x={middle.x + drawnRadius / 2}
        y={middle.y - 8}
      >
        {formatMetres(radius)}
      </text>
      <text className={classes.words} x={middle.x} y={middle.y + 22}>
        {place}
      </text>
      <g className={classes.scale}>
        <path d={`M20 ${size.height - 22} v6 H${scaleEnd} v-6`} />
        <text x={20} y={size.height - 28}>
          {formatMetres(scale)}
        </text>
      </g>
      <g className={classes.scale} textAnchor="middle">
        <path d={`M${size.width - 28} 44 V20 m-5 7 l5 -8 l5 8`} />
        <text x={size.width - 28} y={58}>
          {texts.north}
        </text>
      </g>
    </svg>
  );
}
