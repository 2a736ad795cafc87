import classes from './SkipLink.module.css';

/** The first focusable link: skips the bars to the element with the id `content`. */
export function SkipLink() {
  return (
    <a className={`${classes.skip} screen-only`} href="#content">
      Skip to content
    </a>
  );
}
