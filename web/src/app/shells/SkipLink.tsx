import classes from './SkipLink.module.css';
import { texts } from '../texts.ts';

/** A link to the element with the id `content`; must be the first focusable element. */
export function SkipLink() {
  return (
    <a className={`${classes.skip} screen-only`} href="#content">
      {texts.skipToContent}
    </a>
  );
}
