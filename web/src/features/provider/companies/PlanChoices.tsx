import { Group, Radio, Stack, Text } from '@mantine/core';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { TableSkeleton } from '../../../ui/TableSkeleton.tsx';
import { usePlanChoicesQuery } from '../../../generated/graphql.ts';
import { listPlanChanges, type ComparedPlan } from '../../company/orders/plan-changes.ts';
import { formatListPrice } from '../../company/orders/list-price.ts';
import classes from './PlanChoices.module.css';
import { fontWeights } from '../../../ui/tokens.ts';
import { texts } from './texts.tsx';

interface Props {
  current: ComparedPlan & { id: string };
  chosen: string;
  onChoose: (planId: string) => void;
}

/** Radio buttons for the plans. */
export function PlanChoices({ current, chosen, onChoose }: Props) {
  const query = usePlanChoicesQuery();
  return (
    <QueryBoundary
      query={query}
      failure={texts.plansFailed}
      fallback={<TableSkeleton rows={3} columns={1} />}
    >
      {({ plans }) => (
        <Radio.Group value={chosen} onChange={onChoose} aria-label={texts.plan}>
          <Stack gap="sm">
            {plans.map((plan) => (
              <Radio.Card key={plan.id} value={plan.id} className={classes.choice}>
                <Group wrap="nowrap" align="flex-start">
                  <Radio.Indicator mt={2} />
                  <div>
                    <Text size="sm" fw={fontWeights.medium}>
                      {plan.name}
                      {plan.id === current.id && (
                        <Text span inherit c="dimmed" fw={fontWeights.regular}>
                          {' '}
                          {texts.isCurrentPlan}
                        </Text>
                      )}
                    </Text>
                    <Text size="sm" c="dimmed">
                      {plan.description}
                    </Text>
                    <Text size="sm">{formatListPrice(plan)}</Text>
                    {plan.id === chosen &&
                      listPlanChanges(current, plan).map((change) => (
                        <Text key={change} size="sm" c="dimmed">
                          {change}
                        </Text>
                      ))}
                  </div>
                </Group>
              </Radio.Card>
            ))}
          </Stack>
        </Radio.Group>
      )}
    </QueryBoundary>
  );
}
