import { Button, Group, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClockPause, IconKey } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Moment } from '../../../domain/dates/Moment.tsx';
import type { PersonPhone_EmployeeFragment } from '../../../generated/graphql.ts';
import { FactList } from './FactList.tsx';
import { phoneFaults, phoneState } from './phone-words.ts';

const onOff = (status: boolean | null): string | null => {
  if (status === null) return null;
  return status ? 'On' : 'Off';
};

/** Whether somebody's phone reports, what may keep it from that, and what it last said of itself. */
export function PersonPhone({
  employee,
  onIssueCode,
}: {
  employee: PersonPhone_EmployeeFragment;
  onIssueCode: () => void;
}) {
  const { health, lastActive, firstSignIn } = employee;
  // How long ago is told as of opening the page.
  const [now] = useState(() => Date.now());
  const { kind, words } = phoneState(lastActive, now);
  const isWell = kind === 'active';
  const Picture = isWell ? IconCircleCheck : kind === 'quiet' ? IconClockPause : IconAlertTriangle;
  const color = isWell ? 'var(--vc-safe)' : kind === 'quiet' ? 'dimmed' : 'var(--vc-warning)';
  return (
    <section aria-labelledby="phone">
      <Title order={2} id="phone" mb="sm">
        Phone
      </Title>
      <Line picture={<Picture size={16} aria-hidden />} color={color} words={words} />
      {phoneFaults(employee).map((fault) => (
        <Line
          key={fault}
          picture={<IconAlertTriangle size={16} aria-hidden />}
          color="var(--vc-warning)"
          words={fault}
        />
      ))}
      <Button
        size="xs"
        variant="default"
        mt="xs"
        mb="md"
        leftSection={<IconKey size={14} aria-hidden />}
        onClick={onIssueCode}
      >
        New app code
      </Button>
      <FactList
        facts={[
          ['Last active', lastActive && <Moment key="last" at={lastActive} size="sm" />],
          ['Bluetooth', onOff(health?.bluetoothStatus ?? null)],
          ['Location', onOff(health?.locationStatus ?? null)],
          ['Permission', health?.locationPermission ?? null],
          ['Device', health?.makeModel ?? health?.deviceType ?? null],
          [
            'System',
            [health?.makeModel ? health.deviceType : null, health?.osVersion]
              .filter(Boolean)
              .join(' '),
          ],
          ['App version', health?.appVersion ?? null],
          ['Phone status from', health && <Moment key="status" at={health.reportedAt} size="sm" />],
          ['First sign-in', firstSignIn && <Moment key="first" at={firstSignIn} size="sm" />],
        ]}
      />
    </section>
  );
}

function Line({ picture, color, words }: { picture: ReactNode; color: string; words: string }) {
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start" mb={6} c={color}>
      <span style={{ display: 'flex', flex: 'none', marginTop: 2 }}>{picture}</span>
      <Text size="sm">{words}</Text>
    </Group>
  );
}
