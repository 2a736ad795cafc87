import { Anchor, Badge, Group, Text } from '@mantine/core';
import { formatLicences } from '../../domain/company/licence-words.ts';
import { formatDaysLeft } from '../../domain/company/trial-words.ts';
import type { CompanyRow_CompanyFragment } from '../../generated/graphql.ts';
import { texts } from './texts.tsx';

interface Props {
  company: CompanyRow_CompanyFragment;
  onChange: () => void;
}

/** A company's plan, what stands out about it, and what is ordered and used. */
export function PlanCell({ company, onChange }: Props) {
  const { name, plan, trial, planRequest, licences } = company;
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
