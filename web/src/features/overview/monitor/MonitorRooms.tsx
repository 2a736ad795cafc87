import { Box } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed, IconUsers, IconVideoOff } from '@tabler/icons-react';
import { fontWeights } from '../../../ui/tokens.ts';
import { formatCount } from '../../../lib/intl.ts';
import { findRoomState, roomWords, type RoomState } from '../../contacts/cameras/room-state.ts';
import type { MonitorPageQuery } from '../../../generated/graphql.ts';
import '../../../ui/tones.css';
import classes from './MonitorRooms.module.css';
import { texts } from './texts.ts';

interface Props {
  cameras: NonNullable<MonitorPageQuery['cameras']>['items'];
  byRooms: MonitorPageQuery['today']['byRooms'];
  /** Now, in milliseconds; decides which cameras are silent. */
  now: number;
  /** IANA name of the company's time zone, which decides what today is. */
  timeZone: string;
}

/** Maximum number of rooms: a wall screen cannot scroll. */
const maxRooms = 12;

/** The rooms with today's breaches, most breaches first. */
export function MonitorRooms({ cameras, byRooms, now, timeZone }: Props) {
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
    <Box aria-labelledby="monitor-rooms" component="section" miw={0}>
      <Box
        id="monitor-rooms"
        component="h2"
        mb="0.6em"
        fz="var(--monitor-text)"
        fw={fontWeights.medium}
        lts={0}
      >
        {texts.rooms}
      </Box>
      {rooms.length === 0 ? (
        <Box component="p" mt="0.5em" fz="var(--monitor-text)" c="dimmed">
          {texts.noCameras}
        </Box>
      ) : (
        <ul className={classes.rooms}>
          {rooms.slice(0, maxRooms).map((room) => (
            <li key={room.id} className={classes.room} data-state={room.state}>
              <Box
                component="span"
                miw={0}
                fw={fontWeights.medium}
                style={{ overflowWrap: 'anywhere' }}
              >
                {room.roomName}{' '}
                <Box
                  component="span"
                  fw={fontWeights.regular}
                  c="dimmed"
                  style={{ whiteSpace: 'nowrap' }}
                >
                  {room.roomNumber}
                </Box>
              </Box>
              <BreachCount {...room} />
            </li>
          ))}
        </ul>
      )}
      {rooms.length > maxRooms && (
        <Box component="p" mt="0.5em" fz="var(--monitor-text)" c="dimmed">
          {texts.moreRooms(rooms.length - maxRooms)}
        </Box>
      )}
    </Box>
  );
}

const pictures = {
  silent: IconVideoOff,
  unmeasured: IconCircleDashed,
  safe: IconCircleCheck,
} as const;

function BreachCount({ breaches, state }: { breaches: number; state: RoomState }) {
  if (state === 'breached')
    return (
      <span className={classes.finding}>
        <IconUsers size="1em" stroke={1.8} aria-hidden />
        {formatCount(breaches, texts.breachesCount)}
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
