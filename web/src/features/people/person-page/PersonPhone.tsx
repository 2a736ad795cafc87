import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button, Group, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClockPause, IconKey } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/browser/clock.ts';
import { useCan } from '../../company/current/use-can.ts';
import { useWithHealth } from '../person/use-with-health.ts';
import { Moment } from '../../company/current/Moment.tsx';
import { Fact, Facts } from '../../../ui/Facts.tsx';
import { icons } from '../../../ui/tokens.ts';
import {
  PersonPhone_EmployeeFragmentDoc,
  type PersonPhone_EmployeeFragment,
} from '../../../generated/graphql.ts';
import { listPhoneIssues, phoneState } from './phone-words.ts';
import { texts } from './texts.tsx';

const onOff = (status: boolean | null): string | null => {
  if (status === null) return null;
  return status ? texts.on : texts.off;
};

/** Whether the phone reports, what may prevent that, and its last status. */
export function PersonPhone({
  employee: from,
  onIssueCode,
}: {
  employee: FragmentType<PersonPhone_EmployeeFragment>;
  onIssueCode: () => void;
}) {
  const withHealth = useWithHealth();
  const can = useCan();
  const { data: employee } = useSuspenseFragment({
    fragment: PersonPhone_EmployeeFragmentDoc,
    from,
    variables: { withHealth },
  });
  const { health, lastActiveAt, firstSignInAt } = employee;
  const now = useNow();
  const { kind, words } = phoneState(lastActiveAt, now);
  const isWell = kind === 'active';
  const Picture = isWell ? IconCircleCheck : kind === 'quiet' ? IconClockPause : IconAlertTriangle;
  const color = isWell ? 'var(--vc-safe)' : kind === 'quiet' ? 'dimmed' : 'var(--vc-warning)';
  return (
    <section aria-labelledby="phone">
      <Title order={2} id="phone" mb="sm">
        {texts.phone}
      </Title>
      <Line picture={<Picture {...icons.md} />} color={color} words={words} />
      {listPhoneIssues(employee).map((issue) => (
        <Line
          key={issue}
          picture={<IconAlertTriangle {...icons.md} />}
          color="var(--vc-warning)"
          words={issue}
        />
      ))}
      {can('app-code:issue') && (
        <Button
          size="xs"
          variant="default"
          mt="xs"
          mb="md"
          leftSection={<IconKey {...icons.sm} />}
          onClick={onIssueCode}
        >
          {texts.newAppCode}
        </Button>
      )}
      <Facts labelWidth={92}>
        <Fact term={texts.lastActive}>
          {lastActiveAt && <Moment at={lastActiveAt} size="sm" />}
        </Fact>
        <Fact term={texts.bluetooth}>{onOff(health?.bluetoothStatus ?? null)}</Fact>
        <Fact term={texts.location}>{onOff(health?.locationStatus ?? null)}</Fact>
        <Fact term={texts.permission}>{health?.locationPermission ?? null}</Fact>
        <Fact term={texts.device}>{health?.makeModel ?? health?.deviceType ?? null}</Fact>
        <Fact term={texts.system}>
          {[health?.makeModel ? health.deviceType : null, health?.osVersion]
            .filter(Boolean)
            .join(' ')}
        </Fact>
        <Fact term={texts.appVersion}>{health?.appVersion ?? null}</Fact>
        <Fact term={texts.statusFrom}>{health && <Moment at={health.reportedAt} size="sm" />}</Fact>
        <Fact term={texts.firstSignIn}>
          {firstSignInAt && <Moment at={firstSignInAt} size="sm" />}
        </Fact>
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
