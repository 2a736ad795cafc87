import { IconCheck } from '@tabler/icons-react';
import { VisuallyHidden } from '@mantine/core';
import classes from './SignupSteps.module.css';

interface Props {
  /** A free plan has no term to choose. */
  steps: ('Plan' | 'Term' | 'Company')[];
  /** Where the visitor stands; without a plan that is the first step, whatever page shows it. */
  current: 'Plan' | 'Term' | 'Company';
}

/** How far the visitor has come on the way to a company's account. */
export function SignupSteps({ steps, current }: Props) {
  const reached = steps.indexOf(current);
  return (
    <ol className={classes['steps']} aria-label="Steps">
      {steps.map((step, index) => (
        <li
          key={step}
          className={classes['step']}
          data-done={index < reached || undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          <span className={classes['mark']} aria-hidden>
            {index < reached ? <IconCheck size={13} stroke={2.6} /> : index + 1}
          </span>
          {step}
          {index < reached && <VisuallyHidden>, done</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
