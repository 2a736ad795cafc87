import { Notifications } from '@mantine/notifications';
import classes from './AlertStack.module.css';

/** At the bottom, where alerts cover neither the company menu nor the title of the next page. */
export function AlertStack() {
  return <Notifications position="bottom-right" limit={4} className={classes['stack']} />;
}
