import { useElementSize } from '@mantine/hooks';
import { plural } from '../../../lib/intl.ts';
import type { CameraSpot_CameraFragment } from '../../../generated/graphql.ts';
import { drawCameraMap, type Spot } from './camera-map.ts';
import classes from './CameraMap.module.css';
import { texts } from './texts.tsx';

/** A camera on the map. */
type MapCamera = Pick<
  CameraSpot_CameraFragment,
  'id' | 'code' | 'roomName' | 'latitude' | 'longitude'
>;

interface Props {
  cameras: readonly MapCamera[];
  /** Id of the highlighted camera. */
  chosen?: string | null;
  /** Small, for the drawer. */
  size: 'wide' | 'small';
  /** Without it the map is not interactive. */
  onChoose?: (id: string) => void;
}

const heights = { wide: 320, small: 220 } as const;
/** Width in pixels until the map is measured. */
const defaultWidth = 480;
const margin = 48;
/** Width in pixels of a wide letter. */
const letter = 9;

type CameraSpot = Spot<MapCamera>;

const formatCameraNames = ({ cameras }: CameraSpot): string =>
  plural(cameras.length, {
    one: cameras[0]?.code ?? '',
    other: texts.cameras(cameras.length),
  });

const describe = (spot: CameraSpot): string => {
  const codes = spot.cameras
    .map(({ code, roomName }) => texts.cameraInRoom(code, roomName))
    .join(', ');
  return spot.cameras.length === 1 ? codes : `${formatCameraNames(spot)}: ${codes}`;
};

/** Where the cameras are in relation to each other, north up, with degrees and scale. Drawn here: no tile server is contacted. */
export function CameraMap({ cameras, chosen = null, size, onChoose }: Props) {
  const { ref, width: measured } = useElementSize<HTMLDivElement>();
  if (cameras.length === 0) return null;
  // Drawn at the measured width, so that names have the size of other text.
  const width = measured || defaultWidth;
  const height = heights[size];
  const { spots, parallels, meridians, scale } = drawCameraMap(cameras, { width, height, margin });
  return (
    <div ref={ref}>
      <svg
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className={classes.map}
        fontSize="10"
        fill="var(--mantine-color-dimmed)"
        role={onChoose ? 'group' : 'img'}
        aria-label={texts.whereCamerasStand}
      >
        {parallels.map(({ at, label }) => (
          <g key={label}>
            <line x1={0} x2={width} y1={at} y2={at} stroke="var(--vc-border)" strokeWidth="1" />
            <text x={8} y={at - 4}>
              {label}
            </text>
          </g>
        ))}
        {meridians.map(({ at, label }) => (
          <g key={label}>
            <line x1={at} x2={at} y1={0} y2={height} stroke="var(--vc-border)" strokeWidth="1" />
            <text x={at + 4} y={14}>
              {label}
            </text>
          </g>
        ))}
        {spots.map((spot) => {
          const isChosen = spot.cameras.some(({ id }) => id === chosen);
          const id = spot.cameras.find((camera) => camera.id === chosen)?.id ?? spot.cameras[0]?.id;
          const isNameLeft = spot.x + 16 + formatCameraNames(spot).length * letter > width;
          const choose = () => id !== undefined && onChoose?.(id);
          return (
            <g
              key={id}
              transform={`translate(${spot.x} ${spot.y})`}
              className={classes.spot}
              data-chosen={isChosen || undefined}
              data-choosable={onChoose ? true : undefined}
              {...(onChoose && {
                role: 'button',
                tabIndex: 0,
                'aria-label': describe(spot),
                onClick: choose,
                onKeyDown: (event) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return;
                  event.preventDefault();
                  choose();
                },
              })}
            >
              <title>{describe(spot)}</title>
              <circle r={22} className={classes.reach} />
              {isChosen && <circle r={13} fill="none" stroke="var(--vc-accent)" strokeWidth="2" />}
              <circle
                r={spot.cameras.length > 1 ? 9 : 6}
                fill="var(--vc-accent)"
                stroke="var(--vc-panel)"
                strokeWidth="2"
              />
              <text
                x={isNameLeft ? -16 : 16}
                y={4}
                textAnchor={isNameLeft ? 'end' : 'start'}
                className={classes.name}
              >
                {formatCameraNames(spot)}
              </text>
            </g>
          );
        })}
        <g transform={`translate(${width - 16 - scale.pixels} ${height - 14})`}>
          <path
            d={`M0 -5V0H${scale.pixels}V-5`}
            fill="none"
            stroke="var(--mantine-color-dimmed)"
            strokeWidth="1.5"
          />
          <text x={scale.pixels / 2} y={-5} textAnchor="middle">
            {scale.label}
          </text>
        </g>
        <g transform={`translate(${width - 18} 26)`} aria-hidden="true">
          <path d="M0 -10L4 2L0 -1L-4 2Z" fill="var(--mantine-color-dimmed)" />
          <text y={14} textAnchor="middle">
            {texts.north}
          </text>
        </g>
      </svg>
    </div>
  );
}
