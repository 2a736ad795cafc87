import { Text } from '@mantine/core';
import type { PlanPrice } from './plan-price.ts';
import { sayMoney, totalOf, type Term } from './pricing.ts';
import classes from './TermTotals.module.css';

interface Props {
  price: PlanPrice;
  employees: number;
  term: Term;
}

/** What a plan costs so many employees: price per employee and month, months, and total. */
export function TermTotals({ price, employees, term }: Props) {
  if (price.kind !== 'listed')
    return (
      <Text size="sm" c="dimmed">
        {price.kind === 'free'
          ? 'Nothing to pay.'
          : 'The price is agreed upon with you: our sales team contacts you after you have signed up.'}
      </Text>
    );
  const { parts, months, total } = totalOf(price.tiers, employees, term);
  const { currency } = price;
  return (
    <dl className={classes['sums']}>
      {parts.map((part) => (
        <div key={part.price} className={classes['row']}>
          <dt>
            Price per employee and month
            {parts.length > 1 && (
              <span className={classes['part']}>
                {' '}
                for {part.count.toLocaleString('en')} of them
              </span>
            )}
          </dt>
          <dd>{sayMoney(part.price, currency)}</dd>
        </div>
      ))}
      <div className={classes['row']}>
        <dt>Employees</dt>
        <dd>{employees.toLocaleString('en')}</dd>
      </div>
      <div className={classes['row']}>
        <dt>Months</dt>
        <dd>{months}</dd>
      </div>
      <div className={classes['total']}>
        <dt>Total</dt>
        <dd aria-live="polite">{sayMoney(total, currency)}</dd>
      </div>
    </dl>
  );
}
