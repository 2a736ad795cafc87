import { PageSkeleton } from '../../components/PageSkeleton.tsx';
import classes from './FrameSkeleton.module.css';

/** The frame of the dashboard and the portal while its code is loading. */
export function FrameSkeleton() {
  return (
    <div className={classes['frame']}>
      <div className={classes['sidebar']} />
      <div className={classes['header']} />
      <div className={classes['page']}>
        <PageSkeleton />
      </div>
    </div>
  );
}
