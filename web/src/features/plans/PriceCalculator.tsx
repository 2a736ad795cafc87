import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Fragment } from 'react';
import {
  currencyOf,
  enterpriseFrom,
  professionalPrices,
  type Region,
} from '../../components/price-list.ts';
import { monthsOf, sayMoney, sayPrice, totalOf } from '../../components/pricing.ts';
import type { TermState } from '../../components/term-state.ts';
import totals from '../../components/TermTotals.module.css';
import { CountInput } from './CountInput.tsx';
import classes from './PriceCalculator.module.css';
import { TermChoice } from './TermChoice.tsx';

interface Props {
  region: Region;
  state: TermState;
  onChange: (change: Partial<TermState>) => void;
}

/** What Professional costs for so many people and cameras. */
export function PriceCalculator({ region, state, onChange }: Props) {
  const { employees, cameras, term } = state;
  const currency = currencyOf[region];
  const prices = professionalPrices[currency];
  const lines = [
    { name: 'Mobile users', sum: totalOf(prices.mobile, employees, term) },
    { name: 'Cameras', sum: totalOf(prices.camera, cameras, term) },
  ];
  const monthly = lines.reduce((all, { sum }) => all + sum.monthly, 0);
  const months = monthsOf[term];
  return (
    <section aria-labelledby="calculator" className={classes['calculator']}>
      <Stack gap="xl">
        <div>
          <Title order={2} id="calculator" fz={22}>
            Price calculator
          </Title>
          <Text c="dimmed" size="sm" mt={4}>
            For the Professional plan. More than {enterpriseFrom.employees.toLocaleString('en')}{' '}
            people or {enterpriseFrom.cameras} cameras? That is{' '}
            <Anchor href="#enterprise" inherit underline="always">
              Enterprise
            </Anchor>
            .
          </Text>
        </div>
        <CountInput
          label="Employees"
          min={1}
          max={enterpriseFrom.employees}
          value={employees}
          onChange={(count) => onChange({ employees: count })}
        />
        <CountInput
          label="Cameras"
          min={0}
          max={enterpriseFrom.cameras}
          value={cameras}
          onChange={(count) => onChange({ cameras: count })}
        />
        <TermChoice term={term} onChange={(chosen) => onChange({ term: chosen })} />
      </Stack>
      <div className={classes['result']}>
        <dl className={totals['sums']}>
          {lines.map(({ name, sum }) => (
            <Fragment key={name}>
              {sum.parts.map((part) => (
                <div key={part.price} className={totals['row']}>
                  <dt>
                    {name}: {part.count.toLocaleString('en')} × {sayPrice(part.price, currency)}
                  </dt>
                  <dd>{sayMoney(part.amount, currency)}</dd>
                </div>
              ))}
            </Fragment>
          ))}
          <div className={totals['row']}>
            <dt>Per month</dt>
            <dd>{sayMoney(monthly, currency)}</dd>
          </div>
          <div className={totals['row']}>
            <dt>Months</dt>
            <dd>{months}</dd>
          </div>
          <div className={totals['total']}>
            <dt>Total</dt>
            <dd aria-live="polite">{sayMoney(monthly * months, currency)}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
