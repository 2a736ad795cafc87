import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button, Group, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClockPause, IconKey } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Moment } from '../../../domain/dates/Moment.tsx';
import { Fact, Facts } from '../../../components/Facts.tsx';
import { icons } from '../../../components/tokens.ts';
import {
  PersonPhone_EmployeeFragmentDoc,
  type PersonPhone_EmployeeFragment,
} from '../../../generated/graphql.ts';
import { phoneFaults, phoneState } from './phone-words.ts';

const onOff = (status: boolean | null): string | null => {
  if (status === null) return null;
  return status ? 'On' : 'Off';
};

/** Whether somebody's phone reports, what may keep it from that, and what it last said of itself. */
export function PersonPhone({
  employee: from,
  onIssueCode,
}: {
  employee: FragmentType<PersonPhone_EmployeeFragment>;
  onIssueCode: () => void;
}) {
  const { data: employee } = useSuspenseFragment({
    fragment: PersonPhone_EmployeeFragmentDoc,
    from,
  });
  const { health, lastActiveAt, firstSignInAt } = employee;
  // How long ago is told as of opening the page.
  const [now] = useState(() => Date.now());
  const { kind, words } = phoneState(lastActiveAt, now);
  const isWell = kind === 'active';
  const Picture = isWell ? IconCircleCheck : kind === 'quiet' ? IconClockPause : IconAlertTriangle;
  const color = isWell ? 'var(--vc-safe)' : kind === 'quiet' ? 'dimmed' : 'var(--vc-warning)';
  return (
    <section aria-labelledby="phone">
      <Title order={2} id="phone" mb="sm">
        Phone
      </Title>
      <Line picture={<Picture {...icons.md} />} color={color} words={words} />
      {phoneFaults(employee).map((fault) => (
        <Line
          key={fault}
          picture={<IconAlertTriangle {...icons.md} />}
          color="var(--vc-warning)"
          words={fault}
        />
      ))}
      <Button
        size="xs"
        variant="default"
        mt="xs"
        mb="md"
        leftSection={<IconKey {...icons.sm} />}
        onClick={onIssueCode}
      >
        New app code
      </Button>
      <Facts labelWidth={92}>
        <Fact term="Last active">{lastActiveAt && <Moment at={lastActiveAt} size="sm" />}</Fact>
        <Fact term="Bluetooth">{onOff(health?.bluetoothStatus ?? null)}</Fact>
        <Fact term="Location">{onOff(health?.locationStatus ?? null)}</Fact>
        <Fact term="Permission">{health?.locationPermission ?? null}</Fact>
        <Fact term="Device">{health?.makeModel ?? health?.deviceType ?? null}</Fact>
        <Fact term="System">
          {[health?.makeModel ? health.deviceType : null, health?.osVersion]
            .filter(Boolean)
            .join(' ')}
        </Fact>
        <Fact term="App version">{health?.appVersion ?? null}</Fact>
        <Fact term="Phone status from">
          {health && <Moment at={health.reportedAt} size="sm" />}
        </Fact>
        <Fact term="First sign-in">{firstSignInAt && <Moment at={firstSignInAt} size="sm" />}</Fact>
      </Facts>
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
