import type { ReactNode } from 'react';
import classes from './Lines.module.css';

interface Props {
  children: ReactNode;
  /** Nothing if it is empty. */
  second?: ReactNode;
  /** Shown on hover, because the second line may be cut off. */
  title?: string | undefined;
}

/** A line, and a smaller one below it. */
export function Lines({ children, second = null, title }: Props) {
  return (
    <div className={classes.lines}>
      <div>{children}</div>
      {second !== null && second !== '' && (
        <div className={classes.second} title={title}>
          {second}
        </div>
      )}
    </div>
  );
}
