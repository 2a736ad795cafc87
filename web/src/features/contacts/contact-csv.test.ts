import { describe, expect, it } from 'vitest';
import { continuousContactsCsv, csvName, cumulativeContactsCsv } from './contact-csv.ts';
import { aContinuousContact, aCumulativeContact, aContactPerson } from './contacts.factory.ts';

const zone = 'Asia/Singapore';

describe('the export of continuous contacts', () => {
  it('has a row for each contact, with times on the company clock', () => {
    const text = continuousContactsCsv([aContinuousContact()], zone);
    expect(text.split('\r\n')).toEqual([
      'NAME,ID NO.,DEPARTMENT,CONTACT NAME,CONTACT ID NO.,CONTACT DEPARTMENT,SOURCE,START,END,MINUTES,COVERED MINUTES,THRESHOLD MINUTES',
      'Ana,E-Ana,Sales,Ben,E-Ben,Sales,Mobile,2026-11-17 10:05:00,2026-11-17 10:27:20,22.33,21,15',
    ]);
  });

  it('runs no formula that somebody gave as a name, and keeps commas and quotes inside their cell', () => {
    const person = aContactPerson('=HYPERLINK("http://evil.test")', { department: '+cmd' });
    const other = aContactPerson('Tan, Ben');
    const [, row] = continuousContactsCsv([aContinuousContact({ person, other })], zone).split(
      '\r\n',
    );
    expect(row).toContain(`"'=HYPERLINK(""http://evil.test"")"`);
    expect(row).toContain(`"'+cmd"`);
    expect(row).toContain('"Tan, Ben"');
  });

  it('has its headings also without contacts', () => {
    expect(continuousContactsCsv([], zone)).toMatch(/^NAME,/);
  });
});

describe('the export of cumulative contacts', () => {
  it('has the 24 hours, the moment and the sum', () => {
    const text = cumulativeContactsCsv([aCumulativeContact()], zone);
    expect(text.split('\r\n')).toEqual([
      'NAME,ID NO.,DEPARTMENT,CONTACT NAME,CONTACT ID NO.,CONTACT DEPARTMENT,SOURCE,24 HOURS FROM,THRESHOLD REACHED,MINUTES,THRESHOLD MINUTES',
      'Ana,E-Ana,Sales,Ben,E-Ben,Sales,Mobile,2026-11-17 09:00:00,2026-11-17 14:20:00,18,15',
    ]);
  });
});

it('names each export after what it holds', () => {
  const range = { from: '2026-11-16', to: '2026-11-17' };
  expect(csvName('continuous', range)).toBe('continuous_contacts_2026-11-16_2026-11-17.csv');
  expect(csvName('cumulative', range)).toBe('cumulative_contacts_2026-11-16_2026-11-17.csv');
});
