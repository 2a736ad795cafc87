import { PlainTable } from '../../../ui/PlainTable.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { fontWeights } from '../../../ui/tokens.ts';
import type { ImportRow_RowFragment } from '../../../generated/graphql.ts';
import { fields } from './import-words.ts';
import classes from './NewRowsTable.module.css';
import { texts } from './texts.tsx';

/** New people, with a column for each field of the file. On a phone the fields are stacked. */
export function NewRowsTable({ rows }: { rows: ImportRow_RowFragment[] }) {
  const shown = fields.filter(
    (field) =>
      field !== 'NAME' && rows.some(({ cells }) => cells.some((cell) => cell.field === field)),
  );
  return (
    <ScrollBox label={texts.newPeople}>
      <PlainTable isStacked className={classes.table}>
        <thead>
          <tr>
            <th>{texts.row}</th>
            <th>{texts.fields.NAME}</th>
            {shown.map((field) => (
              <th key={field}>{texts.fields[field]}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row}>
              <td className={classes.row}>
                <span className="mantine-hidden-from-sm">{texts.row} </span>
                {row.row}
              </td>
              <td style={{ fontWeight: fontWeights.medium }}>{row.name}</td>
              {shown.map((field) => (
                <td key={field} data-name={texts.fields[field]} className={classes.cell}>
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
