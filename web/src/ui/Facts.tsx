import { DataList, type DataListProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Facts.module.css';

/** Terms and their values: terms in a column of `labelWidth`, or above their values with `orientation="vertical"`. */
export function Facts(props: DataListProps) {
  return (
    <DataList
      gap={12}
      labelWidth={132}
      classNames={{ itemLabel: classes.term, itemValue: classes.value }}
      {...props}
    />
  );
}

/** Shows nothing if the value is null or empty. */
export function Fact({
  term,
  className,
  children,
}: {
  term: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  if (children === null || children === '') return null;
  return (
    <DataList.Item className={className}>
      <DataList.ItemLabel>{term}</DataList.ItemLabel>
      <DataList.ItemValue>{children}</DataList.ItemValue>
    </DataList.Item>
  );
}
