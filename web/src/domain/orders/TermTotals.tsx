import { Box, Text } from '@mantine/core';
import { formatNumber } from '../../intl.ts';
import type { PlanPrice } from './plan-price.ts';
import { formatMoney, type Currency, type PricedPart } from './pricing.ts';
import { subscriptionOf } from './subscription.ts';
import type { TermState } from './term-state.ts';
import classes from './TermTotals.module.css';

interface Props {
  price: PlanPrice;
  wish: TermState;
}

/** What a plan costs so many employees and cameras: price of each a month, months, and total. */
export function TermTotals({ price, wish }: Props) {
  if (price.kind !== 'listed')
    return (
      <Text size="sm" c="dimmed">
        {price.kind === 'free'
          ? 'Nothing to pay.'
          : 'The price is agreed upon with you: write to us, or sign up and our sales team contacts you.'}
      </Text>
    );
  const { currency, lines, monthly, months, total } = subscriptionOf(price, wish);
  const employees = lines.filter(({ kind }) => kind === 'EMPLOYEE');
  const cameras = lines.filter(({ kind }) => kind === 'CAMERA');
  return (
    <Box component="dl" fz="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
      <Prices parts={employees} item="employee" currency={currency} />
      <Prices parts={cameras} item="camera" currency={currency} />
      <div className={classes.row}>
        <dt>Employees</dt>
        <dd>{formatNumber(wish.employees)}</dd>
      </div>
      {cameras.length > 0 && (
        <div className={classes.row}>
          <dt>Cameras</dt>
          <dd>{formatNumber(wish.cameras)}</dd>
        </div>
      )}
      <div className={classes.row}>
        <dt>Per month</dt>
        <dd>{formatMoney(monthly, currency)}</dd>
      </div>
      <div className={classes.row}>
        <dt>Months</dt>
        <dd>{months}</dd>
      </div>
      <div className={classes.total}>
        <dt>Total</dt>
        <dd aria-live="polite">{formatMoney(total, currency)}</dd>
      </div>
    </Box>
  );
}

function Prices({
  parts,
  item,
  currency,
}: {
  parts: PricedPart[];
  item: 'employee' | 'camera';
  currency: Currency;
}) {
  return parts.map((part) => (
    <div key={part.price} className={classes.row}>
      <dt>
        Price per {item} and month
        {parts.length > 1 && (
          <span style={{ whiteSpace: 'nowrap' }}> for {formatNumber(part.count)} of them</span>
        )}
      </dt>
      <dd>{formatMoney(part.price, currency)}</dd>
    </div>
  ));
}
