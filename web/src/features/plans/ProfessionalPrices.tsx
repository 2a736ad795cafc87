import { Text, Title } from '@mantine/core';
import type { ListedPrice } from '../../domain/orders/plan-price.ts';
import { sayPrice, type Tier } from '../../domain/orders/pricing.ts';
import classes from './ProfessionalPrices.module.css';

/** 'First 200', '201 to 500', 'From 501'. */
const sayRange = (tiers: readonly Tier[], index: number): string => {
  const before = tiers[index - 1]?.last ?? 0;
  const last = tiers[index]?.last ?? null;
  if (last === null) return `From ${before + 1}`;
  return before === 0 ? `First ${last}` : `${before + 1} to ${last}`;
};

/** The Professional price list of a region. */
export function ProfessionalPrices({ price }: { price: ListedPrice }) {
  const { currency, employee, camera } = price;
  const lists = [
    { title: 'Mobile', unit: 'per user per month', items: 'Users', tiers: employee },
    {
      title: 'With computer vision',
      unit: 'per camera per month',
      items: 'Cameras',
      tiers: camera,
    },
  ];
  return (
    <section aria-labelledby="professional-prices">
      <Title order={2} id="professional-prices" fz={22}>
        Professional prices
      </Title>
      <Text c="dimmed" size="sm" mt={4}>
        Each user and each camera costs what its own step says: the 201st is cheaper, the first 200
        stay as they are.
      </Text>
      <div className={classes.lists}>
        {lists.map(({ title, unit, items, tiers }) => (
          <table key={title} className={classes.list}>
            <caption className={classes.caption}>
              {title}, {unit}
            </caption>
            <thead>
              <tr>
                <th scope="col">{items}</th>
                <th scope="col">Price</th>
              </tr>
            </thead>
            <tbody>
              {tiers.map((tier, index) => (
                <tr key={tier.price}>
                  <td>{sayRange(tiers, index)}</td>
                  <td>{sayPrice(tier.price, currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}
