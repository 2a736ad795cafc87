import { expect, it } from 'vitest';
import { drawQrPath } from './qr-path.ts';

/** Draws the dark modules of a path as '#', row by row. */
const rowsOf = ({ path, size }: { path: string; size: number }): string[] => {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => ' '));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let each = 0; each < Number(width); each += 1) rows[Number(y)]![Number(x) + each] = '#';
  return rows.map((row) => row.join(''));
};

it('draws three finder patterns inside a light border', () => {
  const rows = rowsOf(drawQrPath('https://visioncloud.example/app#unique_id=ACME-7KQ4'));
  const finder = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];
  const at = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));
  const end = rows.length - 2 - 7;
  expect([at(2, 2), at(end, 2), at(2, end)]).toEqual([finder, finder, finder]);
  expect([rows[0], rows[1], rows.at(-1)].join('').trim()).toBe('');
});

it('draws different texts differently', () => {
  expect(drawQrPath('ACME-7KQ4').path).not.toBe(drawQrPath('ACME-7KQ5').path);
});
