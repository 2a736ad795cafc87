import { Box, Stack, Text, Title } from '@mantine/core';
import { formatTime } from '../../../lib/dates/dates.ts';
import { OpenButton } from '../../../ui/OpenButton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { UndoCall } from './CallActions.tsx';
import classes from './CallSheet.module.css';
import { findCallState, type CallRow, type CallState } from './call-state.ts';
import { texts } from './texts.tsx';

const tones = {
  TO_CALL: 'neutral',
  AGAIN: 'warning',
  WRONG_NUMBER: 'warning',
  TAKEN: 'accent',
  DONE: 'safe',
} as const satisfies Record<CallState['kind'], string>;

interface Props {
  rows: readonly CallRow[];
  now: number;
  currentId: string | null;
  onOpen: (id: string) => void;
}

/** Everybody on the sheet with what came of the call, which can be undone as long as the sheet is open. */
export function CallList({ rows, now, currentId, onOpen }: Props) {
  const { timeZone } = useCompany();
  return (
    <Box component="nav" aria-label={texts.sheet}>
      <Title order={2} size="h5" mb="xs">
        {texts.sheet}
      </Title>
      <Stack component="ol" gap={2} p={0} m={0} style={{ listStyle: 'none' }}>
        {rows.map((row) => {
          const state = findCallState(row, now);
          const { id } = row;
          return (
            <li
              key={id}
              className={classes.entry}
              aria-current={id === currentId ? 'true' : undefined}
            >
              <div>
                <OpenButton onOpen={() => onOpen(id)}>{row.person.name}</OpenButton>
                <Text size="xs" component="div">
                  <Tag tone={tones[state.kind]}>{texts.states[state.kind]}</Tag>
                  {state.kind === 'AGAIN' && ` ${formatTime(state.at, timeZone)}`}
                </Text>
              </div>
              <UndoCall row={row} state={state} size="compact-sm" />
            </li>
          );
        })}
      </Stack>
    </Box>
  );
}
