import { Loader, Tooltip } from '@mantine/core';
import classes from './RefreshingBadge.module.css';
import { texts } from './texts.ts';

/** Marks numbers that do not include the latest records yet. */
export function RefreshingBadge() {
  return (
    <Tooltip label={texts.newRecords}>
      <span className={classes.mark}>
        <Loader size={10} color="gray" aria-hidden />
        {texts.refreshing}
      </span>
    </Tooltip>
  );
}
