import { Text, UnstyledButton } from '@mantine/core';
import { IconCircleCheck, IconUsers, IconVideoOff } from '@tabler/icons-react';
import { Moment } from '../../components/Moment.tsx';
import type { CameraPlanQuery, CameraSpot_CameraFragment } from '../../generated/graphql.ts';
import { isSilent } from './camera-words.ts';
import classes from './RoomCards.module.css';

interface Props {
  cameras: readonly CameraSpot_CameraFragment[];
  byRooms: CameraPlanQuery['breachHistory']['byRooms'];
  /** Milliseconds: silence is judged by it. */
  now: number;
  onOpen: (id: string) => void;
}

/** The rooms with what their cameras saw today, those with most breaches first. */
export function RoomCards({ cameras, byRooms, now, onOpen }: Props) {
  const rooms = cameras
    .map((camera) => ({ camera, seen: byRooms.find(({ cameraId }) => cameraId === camera.id) }))
    .toSorted((one, other) => (other.seen?.breaches ?? 0) - (one.seen?.breaches ?? 0));
  return (
    <ul className={classes['rooms']}>
      {rooms.map(({ camera, seen }) => (
        <li key={camera.id}>
          <UnstyledButton
            className={classes['room']}
            data-state={stateOf(seen?.breaches ?? 0, isSilent(camera.lastReported, now))}
            onClick={() => onOpen(camera.id)}
          >
            <span className={classes['name']}>{camera.roomName}</span>
            <span className={classes['number']}>
              {camera.roomNumber} · {camera.cameraId}
            </span>
            <span className={classes['figure']}>
              {seen && seen.breaches > 0 ? (
                <>
                  <IconUsers size={16} stroke={1.8} aria-hidden />
                  {seen.breaches === 1 ? '1 breach' : `${seen.breaches} breaches`}
                </>
              ) : isSilent(camera.lastReported, now) ? (
                <>
                  <IconVideoOff size={16} stroke={1.8} aria-hidden />
                  Camera silent
                </>
              ) : (
                <>
                  <IconCircleCheck size={16} stroke={1.8} aria-hidden />
                  No breach
                </>
              )}
            </span>
            <Text component="span" size="xs" c="dimmed">
              {seen && seen.breaches > 0 ? (
                `Up to ${seen.mostPeople} people at once`
              ) : camera.lastReported === null ? (
                'Has never reported'
              ) : (
                <>
                  Last reported: <Moment at={camera.lastReported} />
                </>
              )}
            </Text>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

const stateOf = (breaches: number, isSilent: boolean): 'breached' | 'silent' | undefined => {
  if (breaches > 0) return 'breached';
  return isSilent ? 'silent' : undefined;
};
