import { Box } from '@mantine/core';
import { licenceWords } from './order-words.ts';
import { formatMoney, formatShortMoney } from './pricing.ts';
import type { Subscription } from './subscription.ts';
import classes from './TermTotals.module.css';
import { texts } from './texts.tsx';

/** Prices of an order: by line, per month, and over the term. */
export function OrderSums({ currency, lines, monthly, months, total }: Subscription) {
  return (
    <Box component="dl" fz="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {lines.map(({ kind, count, price, amount }) => (
        <div key={`${kind} ${price}`} className={classes.row}>
          <dt>{texts.line(licenceWords[kind], count, formatShortMoney(price, currency))}</dt>
          <dd>{formatMoney(amount, currency)}</dd>
        </div>
      ))}
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
