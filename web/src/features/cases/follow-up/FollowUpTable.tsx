import { Checkbox, VisuallyHidden } from '@mantine/core';
import { type Column, ListTable } from '../../../ui/ListTable.tsx';
import { PersonLines } from './FollowUpRow.tsx';
import type { Seen } from './news-words.ts';
import { PhoneSummary } from './PhoneRow.tsx';
import classes from './PhoneRow.module.css';
import { RowActions } from './RowActions.tsx';
import { PhoneLines, StateLines, UntilLines } from './RowCells.tsx';
import type { RowAct } from './row-act.ts';
import type { FollowUpRow_FollowUpFragment } from '../../../generated/graphql.ts';
import { texts } from './page-texts.tsx';
import { useRowKeys, type ActKey } from './use-row-keys.ts';

type Row = FollowUpRow_FollowUpFragment;

interface Props {
  rows: Row[];
  /** Now, in milliseconds; ages are relative to it. */
  now: number;
  /** For what has changed since then. */
  seen: Seen;
  /** Ids. */
  selected: ReadonlySet<string>;
  onSelect: (rows: Row[], shall: boolean) => void;
  onOpen: (row: Row) => void;
  onAct: (kind: RowAct, row: Row) => void;
  onContest: (caseNumber: number, row: Row) => void;
  /** Called if the key of an act is pressed in the focused row. */
  onKeyAct: (key: ActKey, row: Row) => void;
}

/** The people to follow up. On a phone a row shows what is needed to act. */
export function FollowUpTable({
  rows,
  now,
  seen,
  selected,
  onSelect,
  onOpen,
  onAct,
  onContest,
  onKeyAct,
}: Props) {
  const grid = useRowKeys(rows, selected, {
    onOpen,
    onSelect: (row) => onSelect([row], !selected.has(row.id)),
    onAct: onKeyAct,
  });
  const count = rows.filter(({ id }) => selected.has(id)).length;
  const isWholePage = count === rows.length;
  const columns: Column<Row>[] = [
    {
      key: 'check',
      width: 40,
      title: (
        <Checkbox
          size="xs"
          radius="xs"
          aria-label={texts.selectPage}
          checked={isWholePage}
          indeterminate={count > 0 && !isWholePage}
          onChange={() => onSelect(rows, !isWholePage)}
        />
      ),
      render: (row) => (
        <label htmlFor={`select-${row.id}`} className={classes.check}>
          <Checkbox
            id={`select-${row.id}`}
            size="xs"
            radius="xs"
            aria-label={texts.select(row.person.name)}
            checked={selected.has(row.id)}
            onChange={(event) => onSelect([row], event.currentTarget.checked)}
          />
        </label>
      ),
    },
    {
      key: 'person',
      title: texts.person,
      render: (row) => (
        <div className={classes.person}>
          <PersonLines row={row} seen={seen} onOpen={() => onOpen(row)} />
          <PhoneSummary row={row} now={now} />
        </div>
      ),
    },
    {
      key: 'contact',
      title: texts.telephone,
      width: 140,
      visibleFrom: 'sm',
      render: (row) => <PhoneLines row={row} />,
    },
    {
      key: 'state',
      title: texts.state,
      width: '25%',
      visibleFrom: 'sm',
      render: (row) => <StateLines row={row} now={now} />,
    },
    {
      key: 'until',
      title: texts.quarantine,
      width: '18%',
      visibleFrom: 'md',
      render: (row) => <UntilLines row={row} />,
    },
    {
      key: 'actions',
      width: 'var(--acts-width)',
      title: <VisuallyHidden>{texts.actions}</VisuallyHidden>,
      render: (row) => (
        <RowActions
          row={row}
          onAct={(kind) => onAct(kind, row)}
          onContest={(caseNumber) => onContest(caseNumber, row)}
        />
      ),
    },
  ];
  return (
    <div className={classes.list}>
      <ListTable columns={columns} rows={rows} grid={grid} isDense="rows" />
    </div>
  );
}
