import classes from './NavigationProgress.module.css';

/** A thin bar at the top of the window while the next page loads. It appears after 150 ms. */
export function NavigationProgress() {
  return <progress aria-label="Loading the next page" className={`${classes.bar} screen-only`} />;
}
