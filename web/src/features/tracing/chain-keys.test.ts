import { describe, expect, it } from 'vitest';
import { aMeeting, aPerson, aTrace, thenMeeting } from './chain.factory.ts';
import { openableRows, rowAfterKey } from './chain-keys.ts';
import { layoutChain } from './chain-layout.ts';

const noor = aPerson('Noor');
const toAna = aMeeting(noor, aPerson('Ana'), '2026-11-17T02:20:00.000Z');
const toBen = aMeeting(noor, aPerson('Ben'), '2026-11-17T03:20:00.000Z');
const toCleo = thenMeeting(toBen, aPerson('Cleo'), 60);
const { rows } = layoutChain(aTrace(noor, [[toAna], [toBen], [toBen, toCleo]]), {
  timeZone: 'Asia/Singapore',
  availableWidth: 600,
  foldedLevels: new Set(),
});

const from = (name: string, key: string): string | undefined => {
  const current = openableRows(rows).find((row) => row.person.name === name);
  return current && rowAfterKey(rows, current, key)?.person.name;
};

describe('moving through a chain by keyboard', () => {
  it('goes up and down the rows, over level headings', () => {
    expect(from('Ana', 'ArrowDown')).toBe('Ben');
    expect(from('Ben', 'ArrowDown')).toBe('Cleo');
    expect(from('Cleo', 'ArrowUp')).toBe('Ben');
    expect(from('Cleo', 'ArrowDown')).toBeUndefined();
    expect(from('Ana', 'ArrowUp')).toBeUndefined();
  });

  it('goes left to the source of the exposure and right to those exposed next', () => {
    expect(from('Cleo', 'ArrowLeft')).toBe('Ben');
    expect(from('Ben', 'ArrowRight')).toBe('Cleo');
    expect(from('Ana', 'ArrowRight')).toBeUndefined();
    expect(from('Ana', 'ArrowLeft')).toBeUndefined();
  });

  it('jumps to both ends and leaves other keys alone', () => {
    expect(from('Ben', 'Home')).toBe('Ana');
    expect(from('Ben', 'End')).toBe('Cleo');
    expect(from('Ben', 'x')).toBeUndefined();
  });
});
