import { expect, it } from 'vitest';
import { errorsCsv } from './errors-csv.ts';
import { aRow } from './import.factory.ts';

it('writes one line per error, with its row, column and value', () => {
  const rows = [
    aRow({
      row: 7,
      kind: 'WRONG',
      cells: [
        {
          field: 'EMAIL',
          before: null,
          after: '=anna, at acme',
          error: 'Please enter valid email address',
        },
        { field: 'NAME', before: null, after: 'Anna Li', error: null },
      ],
    }),
    aRow({ row: 9, kind: 'WRONG', name: 'Ben Tan', error: 'Rows 8 and 9 have the same email' }),
  ];
  expect(errorsCsv(rows).split('\r\n')).toEqual([
    'ROW,NAME,COLUMN,VALUE,PROBLEM',
    `7,Anna Li,Email,"'=anna, at acme",Please enter valid email address`,
    '9,Ben Tan,,,Rows 8 and 9 have the same email',
  ]);
});
