import { describe, expect, it } from 'vitest';
import { nameActors } from './actor-names.ts';

const members = [
  { email: 'ana@acme.test', name: 'Ana Lim', role: 'SAFETY_OFFICER' as const },
  { email: 'ben@acme.test', name: null, role: 'OWNER' as const },
  { email: 'cara@acme.test', name: 'Cara Ng', role: 'OWNER' as const },
  { email: 'other@acme.test', name: 'ＣＡＲＡ  ng', role: 'VIEWER' as const },
];
const { formatActor, formatName } = nameActors(members);

describe('formatActor', () => {
  it.each([
    ['ana@acme.test', 'Ana Lim, safety officer'],
    ['ben@acme.test', 'ben@acme.test'],
    ['gone@acme.test', 'gone@acme.test'],
    ['API key Payroll', 'API key Payroll'],
    ['cara@acme.test', 'Cara Ng (cara@acme.test), owner'],
    [null, null],
  ])('shows %j as %j', (by, expected) => {
    expect(formatActor(by)).toBe(expected);
  });
});

describe('formatName', () => {
  it('adds the address to names that look alike', () => {
    expect(members.map(({ email }) => formatName(email))).toEqual([
      'Ana Lim',
      'ben@acme.test',
      'Cara Ng (cara@acme.test)',
      'ＣＡＲＡ  ng (other@acme.test)',
    ]);
  });
});
