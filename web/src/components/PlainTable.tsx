import type { ComponentProps } from 'react';
import classes from './PlainTable.module.css';

/** A table of a few columns that stands in the text: cases, exposures, contacts. */
export function PlainTable({ className, ...props }: ComponentProps<'table'>) {
  return <table className={[classes['table'], className].filter(Boolean).join(' ')} {...props} />;
}
