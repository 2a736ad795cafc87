import { describe, expect, it } from 'vitest';
import { aMeeting, aPerson, aTrace, thenMeeting } from './chain.factory.ts';
import { allFolded, allUnfolded, foldKey } from './chain-folds.ts';
import { foldsToOpen, openableRows, rowAfterKey } from './chain-keys.ts';
import { layoutChain } from './chain-layout.ts';

const noor = aPerson('Noor');
const toAna = aMeeting(noor, aPerson('Ana'), '2026-11-17T02:20:00.000Z');
const toBen = aMeeting(noor, aPerson('Ben'), '2026-11-17T03:20:00.000Z');
const toCleo = thenMeeting(toBen, aPerson('Cleo'), 60);
const options = { timeZone: 'Asia/Singapore', availableWidth: 600, isNarrow: false };
const trace = aTrace(noor, [[toAna], [toBen], [toBen, toCleo]]);
const { rows } = layoutChain(trace, { ...options, folds: allUnfolded });

const from = (name: string, key: string): string | undefined => {
  const current = openableRows(rows).find((row) => row.person.name === name);
  return current && rowAfterKey(rows, current, key)?.person.name;
};

describe('keyboard navigation of a chain', () => {
  it('moves up and down the rows, and over the folds between them', () => {
    expect(from('Ana', 'ArrowDown')).toBe('Ben');
    expect(from('Ben', 'ArrowDown')).toBe('Cleo');
    expect(from('Cleo', 'ArrowUp')).toBe('Ben');
    expect(from('Cleo', 'ArrowDown')).toBeUndefined();
    expect(from('Ana', 'ArrowUp')).toBeUndefined();
  });

  it('moves left to the carrier and right to the people exposed', () => {
    expect(from('Cleo', 'ArrowLeft')).toBe('Ben');
    expect(from('Ben', 'ArrowRight')).toBe('Cleo');
    expect(from('Ana', 'ArrowRight')).toBeUndefined();
    expect(from('Ana', 'ArrowLeft')).toBeUndefined();
  });

  it('jumps to both ends and ignores other keys', () => {
    expect(from('Ben', 'Home')).toBe('Ana');
    expect(from('Ben', 'End')).toBe('Cleo');
    expect(from('Ben', 'x')).toBeUndefined();
  });

  it('finds the folds that hide the people exposed', () => {
    const folded = layoutChain(trace, { ...options, folds: allFolded });
    const [ana, ben] = openableRows(folded.rows);
    expect(foldsToOpen(folded.rows, ben!, 'ArrowRight')).toEqual([foldKey(ben!.person.id, 2)]);
    expect(foldsToOpen(folded.rows, ben!, 'ArrowLeft')).toEqual([]);
    expect(foldsToOpen(folded.rows, ana!, 'ArrowRight')).toEqual([]);
    expect(foldsToOpen(rows, openableRows(rows)[1]!, 'ArrowRight')).toEqual([]);
  });
});
