import { Checkbox, Stack, VisuallyHidden } from '@mantine/core';
import { type Column, ListTable } from '../../../ui/ListTable.tsx';
import { PersonLines } from './FollowUpRow.tsx';
import type { Seen } from './news-words.ts';
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

/** The people to follow up. On a phone one cell shows the whole row. */
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
        <Checkbox
          size="xs"
          radius="xs"
          aria-label={texts.select(row.person.name)}
          checked={selected.has(row.id)}
          onChange={(event) => onSelect([row], event.currentTarget.checked)}
        />
      ),
    },
    {
      key: 'person',
      title: texts.person,
      render: (row) => (
        <>
          <PersonLines row={row} seen={seen} onOpen={() => onOpen(row)} />
          <Stack hiddenFrom="sm" mt={6} gap={6}>
            <StateLines row={row} now={now} />
            <UntilLines row={row} />
            <PhoneLines row={row} />
          </Stack>
        </>
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
      width: 130,
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
  return <ListTable columns={columns} rows={rows} grid={grid} isDense="rows" />;
}
