import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import classes from './FrameSkeleton.module.css';

/** Placeholder while the frame of the dashboard or the portal loads. */
export function FrameSkeleton() {
  return (
    <div className={classes.frame}>
      <div className={classes.sidebar} />
      <div className={classes.header} />
      <div className={classes.page}>
        <PageSkeleton />
      </div>
    </div>
  );
}
