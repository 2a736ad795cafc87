import { PlainTable } from '../../components/PlainTable.tsx';
import { ScrollBox } from '../../components/ScrollBox.tsx';
import type { ImportRow_RowFragment } from '../../generated/graphql.ts';
import { fieldLabels, fields } from './import-words.ts';
import classes from './NewRowsTable.module.css';

/** People whom the file adds, a column for each field that the file has. On a phone the columns stand below each other. */
export function NewRowsTable({ rows }: { rows: ImportRow_RowFragment[] }) {
  const shown = fields.filter(
    (field) =>
      field !== 'NAME' && rows.some(({ cells }) => cells.some((cell) => cell.field === field)),
  );
  return (
    <ScrollBox label="New people">
      <PlainTable isStacked className={classes.table}>
        <thead>
          <tr>
            <th>Row</th>
            <th>{fieldLabels.NAME}</th>
            {shown.map((field) => (
              <th key={field}>{fieldLabels[field]}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row}>
              <td className={classes.row}>
                <span className="mantine-hidden-from-sm">Row </span>
                {row.row}
              </td>
              <td className={classes.name}>{row.name}</td>
              {shown.map((field) => (
                <td key={field} data-name={fieldLabels[field]} className={classes.cell}>
                  {row.cells.find((cell) => cell.field === field)?.after ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </ScrollBox>
  );
}
