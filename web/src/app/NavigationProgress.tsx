import classes from './NavigationProgress.module.css';

/** A thin bar at the top of the window while the next screen is loading. It appears only when that takes longer than a moment. */
export function NavigationProgress() {
  return <progress aria-label="Loading the next page" className={classes['bar']} />;
}
