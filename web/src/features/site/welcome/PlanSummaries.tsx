import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { priceOf, type PricedPlan, type Region } from '../../company/orders/plan-price.ts';
import { formatShortMoney } from '../../company/orders/pricing.ts';
import { useChosenRegion } from '../../company/orders/selected-plan.ts';
import { usePlanSummariesQuery } from '../../../generated/graphql.ts';
import classes from './PlanSummaries.module.css';
import { SectionHead } from './SectionHead.tsx';
import welcome from './Welcome.module.css';
import { texts } from './texts.tsx';

/** 'USD 2 per employee and month, less from 201 on', 'Free for 7 days', 'Price on request'. */
const formatShortPrice = (plan: PricedPlan, region: Region): string => {
  const price = priceOf(plan, region);
  if (price.kind === 'free') return texts.free;
  const first = price.kind === 'listed' ? price.employee[0] : undefined;
  if (price.kind === 'by-agreement' || first === undefined) return texts.byAgreement;
  const formatted = formatShortMoney(first.price, price.currency);
  return first.last === null
    ? texts.price(formatted)
    : texts.priceWithDiscount(formatted, first.last + 1);
};

/** Lists the plans with a line for each. If they fail to load, the link to the plans page stays. */
export function PlanSummaries() {
  const region = useChosenRegion();
  const { data, loading } = usePlanSummariesQuery();
  return (
    <section aria-labelledby="plans" className={welcome.section}>
      <SectionHead id="plans" title={texts.plans}>
        {texts.plansMeaning}
      </SectionHead>
      {data ? (
        <dl className={classes.plans}>
          {data.plans.map((plan) => (
            <div key={plan.id}>
              <dt>{plan.name}</dt>
              <dd className={classes.price}>{formatShortPrice(plan, region)}</dd>
              <dd className={classes.words}>{plan.description}</dd>
            </div>
          ))}
        </dl>
      ) : (
        loading && (
          <output className={classes.plans}>
            <VisuallyHidden>{texts.loading}</VisuallyHidden>
            <Skeleton h={200} />
          </output>
        )
      )}
      <Button component={Link} to={paths.plans} size="md" mt="xl">
        {texts.seePlans}
      </Button>
    </section>
  );
}
