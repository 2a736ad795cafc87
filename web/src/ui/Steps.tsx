import { Group, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { texts } from './input-texts.ts';
import classes from './Steps.module.css';
import { icons } from './tokens.ts';

interface Props<Step extends string> {
  steps: readonly Step[];
  current: Step;
  /** Whether the current step is complete too. */
  isOver?: boolean;
}

/** Progress through a few steps. */
export function Steps<Step extends string>({ steps, current, isOver = false }: Props<Step>) {
  const reached = steps.indexOf(current);
  return (
    <Group component="ol" gap="sm" align="stretch" wrap="nowrap" mb="lg" aria-label={texts.steps}>
      {steps.map((step, index) => {
        const isDone = index < reached || (isOver && index === reached);
        return (
          <li
            key={step}
            className={classes.step}
            data-done={isDone || undefined}
            aria-current={index === reached ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden>
              {isDone ? <IconCheck {...icons.sm} /> : index + 1}
            </span>
            <span className={classes.name}>{step}</span>
            {isDone && <VisuallyHidden>{texts.stepDone}</VisuallyHidden>}
          </li>
        );
      })}
    </Group>
  );
}
