import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/intl.ts';
import type { PlanPrice } from './plan-price.ts';
import { formatMoney, type Currency, type PricedPart } from './pricing.ts';
import { subscriptionOf } from './subscription.ts';
import type { TermState } from './term-state.ts';
import classes from './TermTotals.module.css';
import { texts } from './texts.tsx';

interface Props {
  price: PlanPrice;
  wish: TermState;
}

/** Prices of a plan: per employee and camera, per month, and in total. */
export function TermTotals({ price, wish }: Props) {
  if (price.kind !== 'listed')
    return (
      <Text size="sm" c="dimmed">
        {price.kind === 'free' ? texts.nothingToPay : texts.priceByAgreementHelp}
      </Text>
    );
  const { currency, lines, monthly, months, total } = subscriptionOf(price, wish);
  const employees = lines.filter(({ kind }) => kind === 'EMPLOYEE');
  const cameras = lines.filter(({ kind }) => kind === 'CAMERA');
  return (
    <Box component="dl" fz="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
      <Prices parts={employees} formatItem={texts.pricePerEmployee} currency={currency} />
      <Prices parts={cameras} formatItem={texts.pricePerCamera} currency={currency} />
      <div className={classes.row}>
        <dt>{texts.employees}</dt>
        <dd>{formatNumber(wish.employees)}</dd>
      </div>
      {cameras.length > 0 && (
        <div className={classes.row}>
          <dt>{texts.cameras}</dt>
          <dd>{formatNumber(wish.cameras)}</dd>
        </div>
      )}
      <div className={classes.row}>
        <dt>{texts.perMonth}</dt>
        <dd>{formatMoney(monthly, currency)}</dd>
      </div>
      <div className={classes.row}>
        <dt>{texts.months}</dt>
        <dd>{months}</dd>
      </div>
      <div className={classes.total}>
        <dt>{texts.total}</dt>
        <dd aria-live="polite">{formatMoney(total, currency)}</dd>
      </div>
    </Box>
  );
}

function Prices({
  parts,
  formatItem,
  currency,
}: {
  parts: PricedPart[];
  formatItem: (part: ReactNode) => ReactNode;
  currency: Currency;
}) {
  return parts.map((part) => (
    <div key={part.price} className={classes.row}>
      <dt>
        {formatItem(
          parts.length > 1 && (
            <span style={{ whiteSpace: 'nowrap' }}>{texts.forSome(part.count)}</span>
          ),
        )}
      </dt>
      <dd>{formatMoney(part.price, currency)}</dd>
    </div>
  ));
}
