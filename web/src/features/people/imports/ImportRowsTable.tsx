import { VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconArrowRight } from '@tabler/icons-react';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { icons } from '../../../ui/tokens.ts';
import type { ImportRow_RowFragment, ImportRowKind } from '../../../generated/graphql.ts';
import classes from './ImportRowsTable.module.css';
import { texts } from './texts.tsx';

type Cell = ImportRow_RowFragment['cells'][number];
/** `NewRowsTable` shows new people. */
type Kind = Exclude<ImportRowKind, 'NEW'>;

const heads: Record<Kind, string | null> = {
  CHANGED: texts.whatChanges,
  UNCHANGED: null,
  WRONG: texts.whatIsWrong,
};

/** Changed, unchanged or invalid rows of the file, with the cells that changed or are invalid. */
export function ImportRowsTable({ kind, rows }: { kind: Kind; rows: ImportRow_RowFragment[] }) {
  const head = heads[kind];
  return (
    <PlainTable isStacked className={classes.table}>
      <thead>
        <tr>
          <th>{texts.row}</th>
          <th>{texts.person}</th>
          {head !== null && <th>{head}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.row}>
            <td className={classes.row}>
              <span className="mantine-hidden-from-sm">{texts.row} </span>
              {row.row}
            </td>
            <td className={classes.person}>{row.name || texts.noName}</td>
            {head !== null && (
              <td className={classes.cells}>
                {row.error !== null && <CellError>{row.error}</CellError>}
                <dl className={classes.list}>
                  {row.cells.map((cell) => (
                    <div key={cell.field} className={classes.cell}>
                      <dt>{texts.fields[cell.field]}</dt>
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
        {cell.error !== null && <CellError>{cell.error}</CellError>}
      </>
    );
  return (
    <span className={classes.change}>
      <VisuallyHidden>{texts.from} </VisuallyHidden>
      <del className={classes.before}>
        <Value text={cell.before ?? ''} />
      </del>
      <IconArrowRight {...icons.sm} className={classes.arrow} />
      <VisuallyHidden> {texts.to} </VisuallyHidden>
      <ins className={classes.after}>
        <Value text={cell.after} />
      </ins>
    </span>
  );
}

function Value({ text }: { text: string }) {
  return text.trim() === '' ? <span className={classes.empty}>{texts.empty}</span> : text;
}

function CellError({ children }: { children: string }) {
  return (
    <span className={classes.fault}>
      <IconAlertCircle {...icons.sm} /> {children}
    </span>
  );
}
