import { describe, expect, it } from 'vitest';
import {
  findDefaultPreset,
  listPresets,
  readWindow,
  windowVariables,
  writeWindow,
} from './trace-window.ts';
import { validateWindow } from './window-errors.ts';

const now = Date.parse('2026-11-20T07:12:00.000Z');
const timeZone = 'Asia/Singapore';
const ill = { hasOpenCase: true };
const healthy = { hasOpenCase: false };
const variables = (address: string) =>
  windowVariables(new URLSearchParams(address), { now, timeZone });

describe('window of a trace', () => {
  it('leaves the default to the gateway', () => {
    expect(variables('')).toEqual({});
  });

  it('requests a preset from the address', () => {
    const until = '2026-11-20T07:12:00.000Z';
    expect(variables('from=7d')).toEqual({ from: '2026-11-13T07:12:00.000Z', until });
    expect(variables('from=2d')).toEqual({ from: '2026-11-18T07:12:00.000Z', until });
  });

  it('defaults to the open case, and without one to 2 days', () => {
    expect(findDefaultPreset(ill)).toBe('case');
    expect(findDefaultPreset(healthy)).toBe('2d');
    expect(listPresets(healthy)).toEqual(['2d', '7d', '14d']);
    expect(listPresets(ill)).toEqual(['case', '2d', '7d', '14d']);
  });

  it("reads a custom range in the company's time zone", () => {
    expect(variables('from=2026-11-17T10:00&until=2026-11-18T09:30')).toEqual({
      from: '2026-11-17T02:00:00.000Z',
      until: '2026-11-18T01:30:00.000Z',
    });
  });

  it('falls back to the default if invalid', () => {
    for (const address of [
      'from=yesterday',
      'from=positive',
      'from=2026-11-17T10:00',
      'from=2026-19-77T10:00&until=2026-11-18T09:30',
    ])
      expect(variables(address)).toEqual({});
  });

  it('reads as it was written, and leaves the view unchanged', () => {
    const search = new URLSearchParams('view=chain&from=7d');
    for (const choice of [
      { kind: 'preset', preset: '14d' },
      { kind: 'preset', preset: '2d' },
      { kind: 'own', from: '2026-11-17T10:00', until: '2026-11-18T09:30' },
    ] as const) {
      const written = writeWindow(search, choice, ill);
      expect(written.get('view')).toBe('chain');
      expect(readWindow(written, ill)).toEqual(choice);
    }
    const preset = { kind: 'preset', preset: 'case' } as const;
    expect(writeWindow(search, preset, ill).toString()).toBe('view=chain');
  });

  it('shows what is wrong with either end of a custom range', () => {
    const nowHere = '2026-11-20T15:12';
    expect(validateWindow('', '2026-11-18T09:30', nowHere)).toHaveProperty('from');
    expect(validateWindow('2026-11-18T09:30', '', nowHere)).toHaveProperty('until');
    expect(validateWindow('2026-11-21T09:30', '2026-11-22T09:30', nowHere)).toEqual({
      from: 'The window must start in the past',
    });
    expect(validateWindow('2026-11-18T09:30', '2026-11-18T09:30', nowHere)).toEqual({
      until: 'The end must be after the start',
    });
    expect(validateWindow('2026-11-18T09:30', '2026-11-18T09:31', nowHere)).toEqual({});
  });
});
