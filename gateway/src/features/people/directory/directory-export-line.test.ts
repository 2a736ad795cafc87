import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inTenant } from '../../../database/tenant.js';
import { useTestApp } from '../../../../test/hooks.js';
import { escapeFormula } from '../../../http/formula.js';
import { formatStatus } from '../imports/cell-values.js';
import { csvLineExpression, joinCells } from './directory-export-line.js';
import { statusInWords } from './directory-export.queries.js';

const app = useTestApp();

const awkward = fc.string({
  unit: fc.constantFrom(...`'"=+-@,;\t\r\n\\ aZ9＝＋－＠é🙂|.\u001f\ufeff`),
  maxLength: 6,
});
/** PostgreSQL stores no U+0000. */
const anything = fc
  .string({ unit: 'binary', maxLength: 5 })
  .map((text) => text.replaceAll('\0', ''));
const plain = fc.constantFrom('Ana Lim', 'B4711', '', '王小明', 'ana@x.example', '61234567');
const cell = fc.oneof(awkward, anything, plain);

describe('csvLine', () => {
  it('equals csv-stringify and escapeFormula byte for byte', async () => {
    const rows = fc.sample(fc.tuple(cell, cell, cell), { numRuns: 20_000, seed: 7 });
    const cells = ['a', 'b', 'c'];
    const fixed = 'NEGATIVE';
    const written = await inTenant(app.dataSource, null, (db) =>
      db.rows<{ line: string }>(
        {
          name: 'lines',
          text: `SELECT ${csvLineExpression(cells, joinCells(cells), [`'${fixed}'`])} || E'\\r\\n' AS line
            FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS sample (a, b, c, place) ORDER BY place`,
        },
        [0, 1, 2].map((column) => rows.map((row) => row[column])),
      ),
    );
    const expected = rows.map((row) =>
      stringify([[...row.map((text) => escapeFormula(text)), fixed]], {
        record_delimiter: 'windows',
        quoted_match: /[\r\n]/,
      }),
    );
    expect(written.map(({ line }) => line)).toEqual(expected);
    // Both branches of the expression were covered.
    expect(expected.filter((line) => /["']/.test(line)).length).toBeGreaterThan(5000);
    expect(expected.filter((line) => !/["']/.test(line)).length).toBeGreaterThan(500);
  });
});

describe('statusInWords', () => {
  it("equals the screens' words", async () => {
    const statuses = [
      { isPositive: false, positiveDate: null, positiveSince: null },
      { isPositive: true, positiveDate: null, positiveSince: null },
      { isPositive: true, positiveDate: null, positiveSince: '2026-11-03' },
      { isPositive: true, positiveDate: '2026-11-05', positiveSince: '2026-11-03' },
      { isPositive: true, positiveDate: '1999-12-01', positiveSince: null },
    ];
    const written = await inTenant(app.dataSource, null, (db) =>
      db.rows<{ words: string }>(
        {
          name: 'statuses',
          text: `SELECT ${statusInWords} AS words
            FROM jsonb_to_recordset($1::jsonb) AS status ("isPositive" boolean, "positiveDate" date, "positiveSince" date)
            CROSS JOIN LATERAL (SELECT "isPositive", "positiveDate", "positiveSince") AS row (is_positive, positive_date, positive_since)`,
        },
        [JSON.stringify(statuses)],
      ),
    );
    expect(written.map(({ words }) => words)).toEqual(
      statuses.map((status) => formatStatus(status)),
    );
  });
});
