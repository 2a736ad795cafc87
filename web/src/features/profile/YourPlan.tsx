import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';

/** The plan that the company has, and the way to another one. */
export function YourPlan({ plan }: { plan: { name: string; maxEmployee: number } }) {
  return (
    <Group justify="space-between" gap="md">
      <div>
        <Text fw={560}>{plan.name}</Text>
        <Text size="sm" c="dimmed">
          Up to {plan.maxEmployee.toLocaleString('en')} employees
        </Text>
      </div>
      <Button component={Link} to={paths.plans} variant="default">
        Upgrade
      </Button>
    </Group>
  );
}
