import { describe, expect, it } from 'vitest';
import { explainUnmeasured, formatUnmeasured, type Reporting } from './reporting-words.ts';
import { aReporting, nothingReported } from './reporting.factory.ts';

const silent = (company: Partial<Reporting['company']> = {}) =>
  aReporting({ phone: 'SILENT', recordedBy: [], company });

describe('formatUnmeasured', () => {
  it.each<[string, Reporting, string | null]>([
    ['a phone that reported', aReporting(), null],
    ['no phone at all', nothingReported(), 'Not known: no phone reported'],
    ['a silent phone', silent(), 'Not known: the phone reported nothing'],
    [
      'a phone without Bluetooth',
      aReporting({ phone: 'BLUETOOTH_OFF' }),
      'Not known: Bluetooth was off on the phone',
    ],
  ])('of phones, after %s', (_case, reporting, text) => {
    expect(formatUnmeasured(reporting)).toBe(text);
  });

  it.each<[string, Reporting, string | null]>([
    ['none that reported', aReporting(), 'Not known: no camera reported'],
    [
      'some that only count',
      aReporting({ company: { cameras: true } }),
      'Cameras saw breaches but name nobody',
    ],
    [
      'some that named others',
      aReporting({ company: { cameras: true, namingCameras: true } }),
      'Not known: no camera named this person',
    ],
    [
      'one that named the person',
      aReporting({ recordedBy: ['CAMERA'], company: { cameras: true, namingCameras: true } }),
      null,
    ],
  ])('of cameras, with %s', (_case, reporting, text) => {
    expect(formatUnmeasured(reporting, 'CAMERA')).toBe(text);
  });
});

describe('explainUnmeasured', () => {
  const explain = (reporting: Reporting) => explainUnmeasured('Ana', reporting, 'in this window');
  it.each<[Reporting, string]>([
    [nothingReported(), 'No phone or camera reported in this window.'],
    [
      silent({ phones: false, cameras: true }),
      'No phone reported in this window. Cameras saw breaches but name nobody.',
    ],
    [
      silent({ phones: false, cameras: true, namingCameras: true }),
      'No phone reported in this window, and no camera named Ana.',
    ],
    [
      silent(),
      'The phone of Ana reported nothing in this window, and no other phone or camera recorded Ana.',
    ],
    [
      aReporting({ phone: 'SILENT', recordedBy: ['MOBILE'] }),
      'The phone of Ana reported nothing in this window: only what other phones recorded is known.',
    ],
    [
      aReporting({ phone: 'BLUETOOTH_OFF', recordedBy: ['CAMERA'] }),
      'Bluetooth was off on the phone of Ana in this window: only what cameras recorded is known.',
    ],
  ])('says what is missing (%#)', (reporting, sentence) => {
    expect(explain(reporting)).toBe(sentence);
  });
});
