import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../intl.ts';
import { paths } from '../../paths.ts';
import { LicenceCounts } from '../../domain/company/LicenceCounts.tsx';
import type { ProfileCompany_CompanyFragment } from '../../generated/graphql.ts';
import { fontWeights } from '../../components/tokens.ts';
import { texts } from './texts.tsx';

interface Props {
  company: Pick<ProfileCompany_CompanyFragment, 'name' | 'plan' | 'licences'>;
}

/** The plan that the company has, what it ordered and uses of it, and the way to another one. */
export function YourPlan({ company: { name, plan, licences } }: Props) {
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
