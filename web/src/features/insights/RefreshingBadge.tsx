import { Loader, Tooltip } from '@mantine/core';
import classes from './RefreshingBadge.module.css';

/** Records have come that the figures do not hold yet. */
export function RefreshingBadge() {
  return (
    <Tooltip label="Records have come that are not in these figures yet.">
      <span className={classes.mark}>
        <Loader size={10} color="gray" aria-hidden />
        Being counted
      </span>
    </Tooltip>
  );
}
