import { Group, Stack, Text } from '@mantine/core';
import { Tag } from '../../../ui/Tag.tsx';
import { fontWeights } from '../../../ui/tokens.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import type { PlanStepStatus } from '../../../generated/graphql.ts';
import { formatStepTimes, type PlanStep } from './plan-words.ts';
import { texts } from './texts.tsx';

const tones = {
  UPCOMING: 'neutral',
  OPEN: 'accent',
  OVERDUE: 'positive',
  DONE: 'safe',
  DONE_LATE: 'warning',
  DECLINED: 'neutral',
  NOT_TO_BE_GIVEN: 'neutral',
  NOT_ASKED: 'neutral',
  LIFTED: 'safe',
} as const satisfies Record<PlanStepStatus, string>;

/** The steps of the plan for a person, with their times and how far they have come. */
export function PlanSteps({ steps }: { steps: readonly PlanStep[] }) {
  const { timeZone } = useCompany();
  return (
    <Stack component="ol" gap="sm">
      {steps.map((step) => (
        <li key={step.code}>
          <Group gap="4px 8px">
            <Text component="span" size="sm" fw={fontWeights.medium}>
              {step.name}
            </Text>
            <Tag tone={tones[step.status]}>
              {(step.kind === 'RESTRICTION' && texts.restrictionStatuses[step.status]) ||
                texts.stepStatuses[step.status]}
            </Tag>
            {step.isOffered && <Tag tone="accent">{texts.outcomes.OFFERED}</Tag>}
            {step.result !== null && <Tag tone="neutral">{texts.results[step.result]}</Tag>}
          </Group>
          <Text size="xs" c="dimmed">
            {formatStepTimes(step, timeZone)}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
