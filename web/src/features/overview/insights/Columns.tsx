import { Tooltip } from '@mantine/core';
import { formatNumber } from '../../../lib/intl.ts';
import breachClasses from '../../contacts/reporting/BreachColumns.module.css';
import classes from './Columns.module.css';
import { findLargest } from './breach-words.ts';

export interface Column {
  /** Labels are not unique: an hour repeats when the clocks go back. */
  key: string;
  /** Axis label, shown if there is space: '16/11'; empty for none. */
  label: string;
  value: number;
  /** Tooltip: 'Monday 16 November: 4 breaches'. */
  description: string;
  /** Nothing was measured: the column is left open, which differs from 0. */
  isUnknown?: boolean;
}

const allLabelled = 14;
const axisLabels = 8;

/** Returns the keys of the columns to label: at most eight, evenly spaced. */
const labelledColumns = (columns: readonly Column[]): Set<string> => {
  const named = columns.filter(({ label }) => label !== '');
  const step = Math.max(1, Math.ceil(named.length / axisLabels));
  return new Set(named.filter((_column, index) => index % step === 0).map(({ key }) => key));
};

/** A column chart over time. The highest columns are highlighted, and labelled with their values if there is space. */
export function Columns({ columns }: { columns: readonly Column[] }) {
  const highest = Math.max(0, ...columns.map(({ value }) => value)) || 1;
  const largest = new Set(findLargest(columns.map(({ value }) => value)));
  const labelled = labelledColumns(columns);
  return (
    <div
      className={classes.chart}
      data-narrow={columns.length > allLabelled || undefined}
      data-many={columns.length > 60 || undefined}
    >
      <Tooltip.Group openDelay={0} closeDelay={0}>
        <div className={`${breachClasses.plot} ${classes.plot}`}>
          {columns.map(({ key, label, value, description, isUnknown = false }, index) => (
            <Tooltip key={key} label={description} openDelay={0}>
              <div
                className={`${breachClasses.column} ${classes.column}`}
                data-unknown={isUnknown || undefined}
              >
                <div
                  className={`${breachClasses.bar} ${classes.bar}`}
                  data-most={largest.has(index) || undefined}
                  data-none={value === 0 || undefined}
                  style={{ height: `${(value / highest) * 100}%` }}
                >
                  {value > 0 && (largest.has(index) || columns.length <= allLabelled) && (
                    <span className={`${breachClasses.figure} ${classes.figure}`}>
                      {formatNumber(value)}
                    </span>
                  )}
                </div>
                {labelled.has(key) && (
                  <span className={`${breachClasses.label} ${classes.label}`}>{label}</span>
                )}
              </div>
            </Tooltip>
          ))}
        </div>
      </Tooltip.Group>
    </div>
  );
}
