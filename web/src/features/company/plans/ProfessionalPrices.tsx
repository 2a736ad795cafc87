import { Text, Title } from '@mantine/core';
import { fontWeights } from '../../../ui/tokens.ts';
import { SideBySide } from '../../../ui/SideBySide.tsx';
import type { ListedPrice } from '../orders/plan-price.ts';
import { formatShortMoney, type Tier } from '../orders/pricing.ts';
import classes from './ProfessionalPrices.module.css';
import { texts } from './texts.tsx';

/** 'First 200', '201 to 500', 'From 501'. */
const formatRange = (tiers: readonly Tier[], index: number): string => {
  const before = tiers[index - 1]?.last ?? 0;
  const last = tiers[index]?.last ?? null;
  if (last === null) return texts.rangeFrom(before + 1);
  return before === 0 ? texts.rangeTo(last) : texts.range(before + 1, last);
};

/** The Professional price list of a region. */
export function ProfessionalPrices({ price }: { price: ListedPrice }) {
  const { currency, employee, camera } = price;
  const lists = [
    { title: texts.mobile, unit: texts.perUser, items: texts.users, tiers: employee },
    {
      title: texts.withComputerVision,
      unit: texts.perCamera,
      items: texts.cameras,
      tiers: camera,
    },
  ];
  return (
    <section aria-labelledby="professional-prices">
      <Title order={2} id="professional-prices" fz={22}>
        {texts.pricesTitle}
      </Title>
      <Text c="dimmed" size="sm" mt={4}>
        {texts.pricesMeaning}
      </Text>
      <SideBySide gap="16px 48px" mt="md">
        {lists.map(({ title, unit, items, tiers }) => (
          <table key={title} className={classes.list}>
            <Text component="caption" size="sm" fw={fontWeights.medium} py={8} ta="left">
              {title}, {unit}
            </Text>
            <thead>
              <tr>
                <th scope="col">{items}</th>
                <th scope="col">{texts.price}</th>
              </tr>
            </thead>
            <tbody>
              {tiers.map((tier, index) => (
                <tr key={tier.price}>
                  <td>{formatRange(tiers, index)}</td>
                  <td>{formatShortMoney(tier.price, currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </SideBySide>
    </section>
  );
}
