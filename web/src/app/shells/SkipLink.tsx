import classes from './SkipLink.module.css';

/** The first stop by keyboard: past the bars to what the page is about, which has the id `content`. */
export function SkipLink() {
  return (
    <a className={classes['skip']} href="#content">
      Skip to content
    </a>
  );
}
