import { Anchor, Box, Stack, Text, Title } from '@mantine/core';
import { SideBySide } from '../../../ui/SideBySide.tsx';
import { OrderSums } from '../orders/OrderSums.tsx';
import { enterpriseFrom, type ListedPrice } from '../orders/plan-price.ts';
import { subscriptionOf } from '../orders/subscription.ts';
import { isBeyond, type TermState } from '../orders/term-state.ts';
import { CountInput } from './CountInput.tsx';
import { formatEnterprise } from './plan-words.ts';
import { TermChoice } from './TermChoice.tsx';
import { texts } from './texts.tsx';

interface Props {
  price: ListedPrice;
  state: TermState;
  onChange: (change: Partial<TermState>) => void;
}

/** Calculates the price of Professional for a number of people and cameras. */
export function PriceCalculator({ price, state, onChange }: Props) {
  const { employees, cameras, term } = state;
  return (
    <SideBySide
      component="section"
      widths="minmax(0, 1fr) minmax(320px, 440px)"
      gap="32px 64px"
      align="center"
      aria-labelledby="calculator"
    >
      <Stack gap="xl">
        <div>
          <Title order={2} id="calculator" fz={22}>
            {texts.calculatorTitle}
          </Title>
          <Text c="dimmed" size="sm" mt={4}>
            {texts.calculatorMeaning(
              enterpriseFrom.employees,
              enterpriseFrom.cameras,
              <EnterpriseLink />,
            )}
          </Text>
        </div>
        <CountInput
          label={texts.employees}
          min={1}
          max={enterpriseFrom.employees}
          beyond={formatEnterprise(enterpriseFrom.employees, 'employees')}
          value={employees}
          onChange={(count) => onChange({ employees: count })}
        />
        <CountInput
          label={texts.cameras}
          min={0}
          max={enterpriseFrom.cameras}
          beyond={formatEnterprise(enterpriseFrom.cameras, 'cameras')}
          value={cameras}
          onChange={(count) => onChange({ cameras: count })}
        />
        <TermChoice
          term={term}
          hasDiscount={!isBeyond(state)}
          onChange={(chosen) => onChange({ term: chosen })}
        />
      </Stack>
      <Box bg="var(--vc-panel)" bdrs="lg" p={{ base: 'md', xs: 'lg' }}>
        {isBeyond(state) ? (
          <Text size="sm">{texts.enterprisePrice(<EnterpriseLink />)}</Text>
        ) : (
          <OrderSums {...subscriptionOf(price, state)} />
        )}
      </Box>
    </SideBySide>
  );
}

function EnterpriseLink() {
  return (
    <Anchor href="#enterprise" inherit underline="always">
      {texts.enterprise}
    </Anchor>
  );
}
