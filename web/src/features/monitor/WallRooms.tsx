import { IconCircleCheck, IconCircleDashed, IconUsers, IconVideoOff } from '@tabler/icons-react';
import { formatCount } from '../../intl.ts';
import { findRoomState, roomWords, type RoomState } from '../../domain/cameras/room-state.ts';
import type { MonitorPageQuery } from '../../generated/graphql.ts';
import classes from './WallRooms.module.css';

interface Props {
  cameras: MonitorPageQuery['cameras']['items'];
  byRooms: MonitorPageQuery['today']['byRooms'];
  /** Milliseconds: silence is judged by it. */
  now: number;
  /** IANA name of the company's zone, in which today begins. */
  timeZone: string;
}

/** A wall has no scrolling. */
const mostRooms = 12;

/** The rooms with what their cameras saw today; those with most breaches first. */
export function WallRooms({ cameras, byRooms, now, timeZone }: Props) {
  const rooms = cameras
    .map((camera) => {
      const breaches = byRooms.find(({ cameraId }) => cameraId === camera.id)?.breaches ?? 0;
      const { lastReportedAt } = camera;
      return {
        ...camera,
        breaches,
        state: findRoomState({ breaches, lastReportedAt }, { now, timeZone }),
      };
    })
    .toSorted((one, other) => other.breaches - one.breaches);
  return (
    <section aria-labelledby="wall-rooms" className={classes.section}>
      <h2 id="wall-rooms" className={classes.title}>
        Rooms today
      </h2>
      {rooms.length === 0 ? (
        <p className={classes.none}>No cameras. Breaches are those that phones report.</p>
      ) : (
        <ul className={classes.rooms}>
          {rooms.slice(0, mostRooms).map((room) => (
            <li key={room.id} className={classes.room} data-state={room.state}>
              <span className={classes.name}>
                {room.roomName} <span className={classes.number}>{room.roomNumber}</span>
              </span>
              <Finding {...room} />
            </li>
          ))}
        </ul>
      )}
      {rooms.length > mostRooms && (
        <p className={classes.none}>and {rooms.length - mostRooms} more rooms</p>
      )}
    </section>
  );
}

const pictures = {
  silent: IconVideoOff,
  unmeasured: IconCircleDashed,
  safe: IconCircleCheck,
} as const;

function Finding({ breaches, state }: { breaches: number; state: RoomState }) {
  if (state === 'breached')
    return (
      <span className={classes.finding}>
        <IconUsers size="1em" stroke={1.8} aria-hidden />
        {formatCount(breaches, { one: 'breach', other: 'breaches' })}
      </span>
    );
  const Picture = pictures[state];
  return (
    <span className={classes.finding}>
      <Picture size="1em" stroke={1.8} aria-hidden />
      {roomWords[state]}
    </span>
  );
}
