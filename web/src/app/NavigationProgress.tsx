import classes from './NavigationProgress.module.css';
import { texts } from './texts.ts';

/** A thin bar at the top of the window while the next page loads. It appears after 150 ms. */
export function NavigationProgress() {
  return <progress aria-label={texts.loadingNextPage} className={`${classes.bar} screen-only`} />;
}
