import { Steps } from '../../components/Steps.tsx';
import { texts } from './texts.tsx';

type Step = keyof typeof texts.steps;

/** What kind of plan the way leads to. */
type Way = 'listed' | 'by-agreement' | 'free';

/** A free plan has no term to choose, and only what is on the price list can be ordered. */
const stepsOf: Record<Way, Step[]> = {
  listed: ['plan', 'term', 'checkout', 'company'],
  'by-agreement': ['plan', 'term', 'company'],
  free: ['plan', 'company'],
};

interface Props {
  way: Way;
  /** Where the visitor stands; without a plan that is the first step, whatever page shows it. */
  current: Step;
  /** Somebody signed in has a company already. */
  isSignedIn?: boolean;
}

/** How far the visitor has come on the way to a company's account, or the company to its order. */
export function SignupSteps({ way, current, isSignedIn = false }: Props) {
  const steps = stepsOf[way].filter((step) => !(isSignedIn && step === 'company'));
  return <Steps steps={steps.map((step) => texts.steps[step])} current={texts.steps[current]} />;
}
