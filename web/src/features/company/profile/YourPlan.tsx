import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../lib/intl.ts';
import { paths } from '../../../lib/paths.ts';
import { LicenceCounts } from '../current/LicenceCounts.tsx';
import {
  YourPlan_CompanyFragmentDoc,
  type YourPlan_CompanyFragment,
} from '../../../generated/graphql.ts';
import { fontWeights } from '../../../ui/tokens.ts';
import { texts } from './texts.tsx';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

interface Props {
  company: FragmentType<YourPlan_CompanyFragment>;
}

/** The company's plan, its ordered and used licences, and a link to the other plans. */
export function YourPlan({ company: from }: Props) {
  const { data } = useSuspenseFragment({
    fragment: YourPlan_CompanyFragmentDoc,
    fragmentName: 'YourPlan_company',
    from,
  });
  const { name, plan, licences } = data;
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="md">
        <div>
          <Text fw={fontWeights.medium}>{plan.name}</Text>
          <Text size="sm" c="dimmed">
            {texts.maxEmployees(formatNumber(plan.maxEmployees))}
          </Text>
        </div>
        <Button component={Link} to={paths.plan(name)} variant="default">
          {texts.upgrade}
        </Button>
      </Group>
      <LicenceCounts licences={licences} />
    </Stack>
  );
}
