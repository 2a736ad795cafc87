import { Anchor, Badge, Group, Text } from '@mantine/core';
import { formatLicences } from '../../company/current/licence-words.ts';
import { formatDaysLeft } from '../../company/current/trial-words.ts';
import {
  PlanCell_CompanyFragmentDoc,
  type PlanCell_CompanyFragment,
} from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

interface Props {
  company: FragmentType<PlanCell_CompanyFragment>;
  onChange: () => void;
}

/** A company's plan with its trial, request and licences. */
export function PlanCell({ company: from, onChange }: Props) {
  const { data } = useSuspenseFragment({
    fragment: PlanCell_CompanyFragmentDoc,
    from,
  });
  const { name, plan, trial, planRequest, licences } = data;
  return (
    <div>
      <Group gap="sm" wrap="nowrap">
        <span>{plan.name}</span>
        <Anchor
          component="button"
          type="button"
          size="sm"
          aria-label={texts.changePlanOf(name)}
          onClick={onChange}
        >
          {texts.change}
        </Anchor>
      </Group>
      {(trial ?? planRequest) && (
        <Group gap={4} my={4}>
          {trial && (
            <Badge variant="light" size="sm" color={trial.isOver ? 'red' : 'amber'} tt="none">
              {trial.isOver ? texts.trialOver : texts.trialDaysLeft(formatDaysLeft(trial.daysLeft))}
            </Badge>
          )}
          {planRequest && (
            <Badge variant="light" size="sm" tt="none">
              {texts.askedFor(planRequest.plan.name)}
            </Badge>
          )}
        </Group>
      )}
      <Text size="xs" c="dimmed">
        {texts.employeeLicences(formatLicences(licences.employees))}
      </Text>
      <Text size="xs" c="dimmed">
        {texts.cameraLicences(formatLicences(licences.cameras))}
      </Text>
    </div>
  );
}
