import { describe, expect, it } from 'vitest';
import { rowHeight } from './chain-rows.ts';

describe('row height', () => {
  it('decreases with the number of rows', () => {
    expect([10, 100, 500].map((rows) => rowHeight(rows, false))).toEqual([32, 24, 18]);
  });

  it('has space for two lines on a phone', () => {
    expect([10, 500].map((rows) => rowHeight(rows, true))).toEqual([48, 48]);
  });
});
