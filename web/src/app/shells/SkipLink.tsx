import classes from './SkipLink.module.css';
import { texts } from '../texts.ts';

/** The first focusable link: skips the bars to the element with the id `content`. */
export function SkipLink() {
  return (
    <a className={`${classes.skip} screen-only`} href="#content">
      {texts.skipToContent}
    </a>
  );
}
