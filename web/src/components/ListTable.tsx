import { DataTable, type DataTableColumn } from 'mantine-datatable';
import classes from './ListTable.module.css';

interface Props<Row> {
  columns: DataTableColumn<Row>[];
  rows: Row[];
  /** What a press anywhere on a row does; without it a row is only read. */
  onOpen?: (row: Row) => void;
  /** For rows with buttons in them, which need less room around. */
  isDense?: boolean;
  isTall?: boolean;
  /** Where a row on a phone does not say all of it by itself. */
  hasHeadOnPhones?: boolean;
}

/** The table of a list: quiet head, one line a row, and the whole row answers to the pointer where it opens something. */
export function ListTable<Row extends { id: string }>({
  columns,
  rows,
  onOpen,
  isDense = false,
  isTall = false,
  hasHeadOnPhones = false,
}: Props<Row>) {
  return (
    <DataTable<Row>
      columns={columns}
      records={rows}
      idAccessor="id"
      minHeight={0}
      noRecordsText=""
      backgroundColor="transparent"
      borderColor="var(--vc-border)"
      rowBorderColor="var(--vc-border)"
      horizontalSpacing={12}
      verticalSpacing={isDense ? 6 : 8}
      fz="sm"
      classNames={{ header: namesOf('head', !hasHeadOnPhones && 'onlyFromTablets') }}
      rowClassName={namesOf('row', isTall && 'tall', onOpen !== undefined && 'opens')}
      {...(onOpen && {
        highlightOnHover: true,
        highlightOnHoverColor: 'var(--vc-hover)',
        onRowClick: ({ record }) => onOpen(record),
      })}
    />
  );
}

const namesOf = (...names: (string | false)[]): string =>
  names.flatMap((name) => (name === false ? [] : [classes[name]])).join(' ');
