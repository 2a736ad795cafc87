import { formatNumber } from '../../../lib/intl.ts';
import classes from './Bars.module.css';
import { texts } from './texts.ts';

export interface Bar {
  key: string;
  name: string;
  value: number;
  /** Shown beside the number: 'up to 4 people at once'. */
  detail?: string;
}

const shown = 6;

/** A horizontal bar chart, largest value first; values that do not fit are in the table. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div className={classes.bars}>
      {bars.slice(0, shown).map(({ key, name, value, detail }) => (
        <div key={key} className={classes.row}>
          <span className={classes.name}>{name}</span>
          <span className={classes.figure}>
            {formatNumber(value)}
            {detail !== undefined && <span className={classes.detail}> {detail}</span>}
          </span>
          <span className={classes.track}>
            <span
              className={classes.bar}
              data-most={value === highest || undefined}
              style={{ width: `${(value / highest) * 100}%` }}
            />
          </span>
        </div>
      ))}
      {bars.length > shown && (
        <span className={classes.more}>{texts.moreInTable(bars.length - shown)}</span>
      )}
    </div>
  );
}
