import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { priceOf, type PricedPlan, type Region } from '../../domain/orders/plan-price.ts';
import { sayPrice } from '../../domain/orders/pricing.ts';
import { useChosenRegion } from '../../domain/orders/selected-plan.ts';
import { usePlansInShortQuery } from '../../generated/graphql.ts';
import classes from './PlansInShort.module.css';
import { SectionHead } from './SectionHead.tsx';
import welcome from './Welcome.module.css';

/** 'USD 2 per employee and month, less from 201 on', 'Free for 7 days', 'Agreed upon with you'. */
const sayShortly = (plan: PricedPlan, region: Region): string => {
  const price = priceOf(plan, region);
  if (price.kind === 'free') return 'Free for 7 days';
  const first = price.kind === 'listed' ? price.employee[0] : undefined;
  if (price.kind === 'by-agreement' || first === undefined) return 'Agreed upon with you';
  const less = first.last === null ? '' : `, less from ${first.last + 1} on`;
  return `${sayPrice(first.price, price.currency)} per employee and month${less}`;
};

/** The plans in a line each. Without them the section still leads to where they stand. */
export function PlansInShort() {
  const region = useChosenRegion();
  const { data, loading } = usePlansInShortQuery();
  return (
    <section aria-labelledby="plans" className={welcome.section}>
      <SectionHead id="plans" title="Plans">
        Monthly, or annually for 10% less. Every price stands on the page of plans, with a
        calculator for your own numbers.
      </SectionHead>
      {data ? (
        <dl className={classes.plans}>
          {data.plans.map((plan) => (
            <div key={plan.id}>
              <dt>{plan.name}</dt>
              <dd className={classes.price}>{sayShortly(plan, region)}</dd>
              <dd className={classes.words}>{plan.description}</dd>
            </div>
          ))}
        </dl>
      ) : (
        loading && (
          <output className={classes.plans}>
            <VisuallyHidden>Loading</VisuallyHidden>
            <Skeleton h={200} />
          </output>
        )
      )}
      <Button component={Link} to={paths.plans} size="md" mt="xl">
        See plans and sign up
      </Button>
    </section>
  );
}
