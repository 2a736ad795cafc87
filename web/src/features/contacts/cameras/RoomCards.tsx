import { Box, Group, Text, UnstyledButton } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed, IconUsers, IconVideoOff } from '@tabler/icons-react';
import { formatCount } from '../../../lib/intl.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { fontWeights, icons } from '../../../ui/tokens.ts';
import { Moment } from '../../company/current/Moment.tsx';
import { findRoomState, roomWords, type RoomState } from './room-state.ts';
import type { CameraPlanQuery, CameraSpot_CameraFragment } from '../../../generated/graphql.ts';
import '../../../ui/tones.css';
import classes from './RoomCards.module.css';
import { texts } from './texts.tsx';

interface Props {
  cameras: readonly CameraSpot_CameraFragment[];
  byRooms: CameraPlanQuery['breachHistory']['byRooms'];
  /** Now, in milliseconds; decides which cameras are silent. */
  now: number;
  onOpen: (id: string) => void;
}

/** The rooms with today's breaches, most breaches first. */
export function RoomCards({ cameras, byRooms, now, onOpen }: Props) {
  const { timeZone } = useCompany();
  const rooms = cameras
    .map((camera) => {
      const seen = byRooms.find(({ cameraId }) => cameraId === camera.id);
      const { lastReportedAt } = camera;
      const state = findRoomState(
        { breaches: seen?.breaches ?? 0, lastReportedAt },
        { now, timeZone },
      );
      return { camera, seen, state };
    })
    .toSorted((one, other) => (other.seen?.breaches ?? 0) - (one.seen?.breaches ?? 0));
  return (
    <ul className={classes.rooms}>
      {rooms.map(({ camera, seen, state }) => (
        <li key={camera.id}>
          <UnstyledButton
            className={classes.room}
            data-state={state}
            onClick={() => onOpen(camera.id)}
          >
            <Box
              component="span"
              fz="sm"
              fw={fontWeights.medium}
              style={{ overflowWrap: 'anywhere' }}
            >
              {camera.roomName}
            </Box>
            <Box component="span" fz="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {camera.roomNumber} · {camera.code}
            </Box>
            <Group
              component="span"
              gap={6}
              mt={12}
              fz="sm"
              fw={fontWeights.medium}
              c="var(--tone, var(--mantine-color-dimmed))"
            >
              <BreachCount breaches={seen?.breaches ?? 0} state={state} />
            </Group>
            <Text component="span" size="xs" c="dimmed">
              {seen && seen.breaches > 0 ? (
                texts.peopleAtOnce(seen.maxPeople)
              ) : camera.lastReportedAt === null ? (
                texts.hasNeverReported
              ) : (
                <>{texts.lastReportedAt(<Moment isInSentence at={camera.lastReportedAt} />)}</>
              )}
            </Text>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

const pictures = {
  silent: IconVideoOff,
  unmeasured: IconCircleDashed,
  safe: IconCircleCheck,
} as const;

function BreachCount({ breaches, state }: { breaches: number; state: RoomState }) {
  const Picture = state === 'breached' ? IconUsers : pictures[state];
  return (
    <>
      <Picture {...icons.md} />
      {state === 'breached' ? formatCount(breaches, texts.breachesCount) : roomWords[state]}
    </>
  );
}
