import { Officer } from './Officer.tsx';
import { PlanSummaries } from './PlanSummaries.tsx';
import { Privacy } from './Privacy.tsx';
import { Records } from './Records.tsx';
import { NextSteps } from './NextSteps.tsx';
import { TryTracing } from './TryTracing.tsx';
import classes from './Welcome.module.css';

/** What the product does and for whom, for visitors without an account. */
export function Welcome() {
  return (
    <div className={classes.welcome} id="product">
      <Records />
      <TryTracing />
      <Officer />
      <Privacy />
      <PlanSummaries />
      <NextSteps />
    </div>
  );
}
