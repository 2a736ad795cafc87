import { Badge, Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { listPlanChanges } from '../orders/plan-changes.ts';
import type { Region } from '../orders/plan-price.ts';
import { selectPlan } from '../orders/selected-plan.ts';
import { termSearch } from '../orders/term-state.ts';
import {
  useReturnToTrialMutation,
  type CompanyPlan_CompanyFragment,
} from '../../../generated/graphql.ts';
import { PlanChanges } from './PlanChanges.tsx';
import { RequestPlanDialog } from './RequestPlanDialog.tsx';
import { formatPlanPrice, toOrder } from './plan-price-words.ts';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import { fontWeights } from '../../../ui/tokens.ts';
import { texts } from './subscription-texts.tsx';

interface Props {
  company: CompanyPlan_CompanyFragment;
  choice: CompanyPlan_CompanyFragment['planChoices'][number];
}

/** One plan: its price for this company, what would change, and how to get it. */
export function PlanOffer({ company, choice }: Props) {
  const { plan, step, obstacle } = choice;
  const region: Region = company.country.code === 'IN' ? 'INDIA' : 'INTERNATIONAL';
  const used = {
    employees: company.licences.employees.used,
    cameras: company.licences.cameras.used,
  };
  const changes = listPlanChanges(company.plan, plan);
  const price = formatPlanPrice(plan, region, used);
  return (
    <Stack
      component="article"
      gap={0}
      p={20}
      bd={`1px solid var(--vc-${step === 'CURRENT' ? 'accent' : 'border'})`}
      bdrs="lg"
      bg="var(--vc-raised)"
      aria-label={plan.name}
    >
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h3">
          {plan.name}
        </Title>
        {step === 'CURRENT' && <Badge variant="light">{texts.yourPlan}</Badge>}
      </Group>
      <Text size="sm" c="dimmed" mt={4}>
        {plan.description}
      </Text>
      <Text fw={fontWeights.medium} mt="sm">
        {price}
      </Text>
      <PlanChanges changes={changes} />
      <Box mt="auto" pt={20}>
        {step === 'ORDER' && (
          <Button
            component={Link}
            to={{
              pathname: paths.term,
              search: termSearch({ ...toOrder(used), term: 'MONTHLY', region }),
            }}
            onClick={() => selectPlan(plan.id)}
          >
            {texts.order(plan.name)}
          </Button>
        )}
        {step === 'REQUEST' && <RequestButton company={company} plan={plan} changes={changes} />}
        {step === 'SWITCH' && <TrialButton company={company} plan={plan} changes={changes} />}
        {obstacle !== null && (
          <Text size="sm" c="dimmed">
            {obstacle}.
          </Text>
        )}
      </Box>
    </Stack>
  );
}

interface ButtonProps {
  company: CompanyPlan_CompanyFragment;
  plan: { id: string; name: string };
  changes: string[];
}

function RequestButton({ company, plan, changes }: ButtonProps) {
  const [isOpen, dialog] = useDisclosure(false);
  const isRequested = company.planRequest?.plan.id === plan.id;
  return (
    <>
      <Button variant={isRequested ? 'default' : 'filled'} onClick={dialog.open}>
        {isRequested ? texts.changeRequest : texts.askSalesTeam}
      </Button>
      <RequestPlanDialog
        isOpen={isOpen}
        plan={plan}
        changes={changes}
        note={isRequested ? (company.planRequest?.note ?? '') : ''}
        onClose={dialog.close}
      />
    </>
  );
}

function TrialButton({ company, plan, changes }: ButtonProps) {
  const confirm = useConfirm();
  const [change] = useReturnToTrialMutation();
  const ask = (): void =>
    confirm({
      title: texts.changeTitle(company.plan.name, plan.name),
      meaning: (
        <>
          {texts.trialMeaning(plan.name)}
          <PlanChanges changes={changes} />
        </>
      ),
      confirmLabel: texts.changeTo(plan.name),
      onConfirm: () => change({ variables: { planId: plan.id } }),
      onDone: () => notifySuccess(texts.planChanged),
    });
  return (
    <Button variant="default" onClick={ask}>
      {texts.backToTrial}
    </Button>
  );
}
