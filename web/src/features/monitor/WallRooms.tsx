import { IconCircleCheck, IconUsers, IconVideoOff } from '@tabler/icons-react';
import type { MonitorPageQuery } from '../../generated/graphql.ts';
import classes from './WallRooms.module.css';

interface Props {
  cameras: MonitorPageQuery['cameras']['items'];
  byRooms: MonitorPageQuery['today']['byRooms'];
  /** Milliseconds: silence is judged by it. */
  now: number;
}

/** A wall has no scrolling. */
const mostRooms = 12;
const dayLength = 86_400_000;

/** The rooms with what their cameras saw today; those with most breaches first. */
export function WallRooms({ cameras, byRooms, now }: Props) {
  const rooms = cameras
    .map((camera) => ({
      ...camera,
      breaches: byRooms.find(({ cameraId }) => cameraId === camera.id)?.breaches ?? 0,
      isSilent: camera.lastReported === null || now - Date.parse(camera.lastReported) > dayLength,
    }))
    .toSorted((one, other) => other.breaches - one.breaches);
  return (
    <section aria-labelledby="wall-rooms" className={classes['section']}>
      <h2 id="wall-rooms" className={classes['title']}>
        Rooms today
      </h2>
      {rooms.length === 0 ? (
        <p className={classes['none']}>No cameras. Breaches are those that phones report.</p>
      ) : (
        <ul className={classes['rooms']}>
          {rooms.slice(0, mostRooms).map((room) => (
            <li key={room.id} className={classes['room']} data-state={stateOf(room)}>
              <span className={classes['name']}>
                {room.roomName} <span className={classes['number']}>{room.roomNumber}</span>
              </span>
              <Finding {...room} />
            </li>
          ))}
        </ul>
      )}
      {rooms.length > mostRooms && (
        <p className={classes['none']}>
          and {rooms.length - mostRooms} more rooms with fewer breaches
        </p>
      )}
    </section>
  );
}

interface Room {
  breaches: number;
  isSilent: boolean;
}

const stateOf = ({ breaches, isSilent }: Room): 'breached' | 'silent' | 'safe' => {
  if (breaches > 0) return 'breached';
  return isSilent ? 'silent' : 'safe';
};

function Finding({ breaches, isSilent }: Room) {
  if (breaches > 0)
    return (
      <span className={classes['finding']}>
        <IconUsers size="1em" stroke={1.8} aria-hidden />
        {breaches === 1 ? '1 breach' : `${breaches.toLocaleString('en')} breaches`}
      </span>
    );
  const Picture = isSilent ? IconVideoOff : IconCircleCheck;
  return (
    <span className={classes['finding']}>
      <Picture size="1em" stroke={1.8} aria-hidden />
      {isSilent ? 'Camera silent' : 'No breach'}
    </span>
  );
}
