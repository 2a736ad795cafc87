import { VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconArrowRight } from '@tabler/icons-react';
import { PlainTable } from '../../components/PlainTable.tsx';
import { icons } from '../../components/tokens.ts';
import type { ImportRow_RowFragment, ImportRowKind } from '../../generated/graphql.ts';
import { fieldLabels } from './import-words.ts';
import classes from './ImportRowsTable.module.css';

type Cell = ImportRow_RowFragment['cells'][number];
/** New people stand in a table of their own. */
type Kind = Exclude<ImportRowKind, 'NEW'>;

const heads: Record<Kind, string | null> = {
  CHANGED: 'What changes',
  UNCHANGED: null,
  WRONG: 'What is wrong',
};

/** Rows of the file about people of the directory, and wrong ones, each with the person it is about and the cells that matter. */
export function ImportRowsTable({ kind, rows }: { kind: Kind; rows: ImportRow_RowFragment[] }) {
  const head = heads[kind];
  return (
    <PlainTable isStacked className={classes.table}>
      <thead>
        <tr>
          <th>Row</th>
          <th>Person</th>
          {head !== null && <th>{head}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.row}>
            <td className={classes.row}>
              <span className="mantine-hidden-from-sm">Row </span>
              {row.row}
            </td>
            <td className={classes.person}>{row.name || 'No name'}</td>
            {head !== null && (
              <td className={classes.cells}>
                {row.error !== null && <Fault>{row.error}</Fault>}
                <dl className={classes.list}>
                  {row.cells.map((cell) => (
                    <div key={cell.field} className={classes.cell}>
                      <dt>{fieldLabels[cell.field]}</dt>
                      <dd>
                        <CellValue kind={kind} cell={cell} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

function CellValue({ kind, cell }: { kind: Kind; cell: Cell }) {
  if (kind === 'WRONG')
    return (
      <>
        <Value text={cell.after} />
        {cell.error !== null && <Fault>{cell.error}</Fault>}
      </>
    );
  return (
    <span className={classes.change}>
      <VisuallyHidden>from </VisuallyHidden>
      <del className={classes.before}>
        <Value text={cell.before ?? ''} />
      </del>
      <IconArrowRight {...icons.sm} className={classes.arrow} />
      <VisuallyHidden> to </VisuallyHidden>
      <ins className={classes.after}>
        <Value text={cell.after} />
      </ins>
    </span>
  );
}

function Value({ text }: { text: string }) {
  return text.trim() === '' ? <span className={classes.empty}>empty</span> : text;
}

function Fault({ children }: { children: string }) {
  return (
    <span className={classes.fault}>
      <IconAlertCircle {...icons.sm} /> {children}
    </span>
  );
}
