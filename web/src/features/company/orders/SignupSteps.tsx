import { Steps } from '../../../ui/Steps.tsx';
import { texts } from './texts.tsx';

type Step = keyof typeof texts.steps;

/** Kind of the plan, which determines the steps. */
type Way = 'listed' | 'by-agreement' | 'free';

/** Free plans have no term, and only plans with list prices can be ordered. */
const stepsByWay: Record<Way, Step[]> = {
  listed: ['plan', 'term', 'checkout', 'company'],
  'by-agreement': ['plan', 'term', 'company'],
  free: ['plan', 'company'],
};

interface Props {
  way: Way;
  /** Current step. Without a plan it is always the first. */
  current: Step;
  /** Whether the visitor is signed in and needs no sign-up. */
  isSignedIn?: boolean;
}

/** Steps of signing up, or of an order by a company. */
export function SignupSteps({ way, current, isSignedIn = false }: Props) {
  const steps = stepsByWay[way].filter((step) => !(isSignedIn && step === 'company'));
  return <Steps steps={steps.map((step) => texts.steps[step])} current={texts.steps[current]} />;
}
