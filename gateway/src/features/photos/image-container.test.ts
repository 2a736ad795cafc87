import { describe, expect, it } from 'vitest';
import { detectImageKind } from './image-container.js';

/** Makes a JPEG of these bytes between its first and last markers. */
const jpeg = (...inside: number[]) => Buffer.from([0xff, 0xd8, ...inside, 0xff, 0xd9]);
const frame = [0xff, 0xc0, 0, 4, 1, 2];
const scan = [0xff, 0xda, 0, 3, 1, 5, 6, 7];

describe('detectImageKind', () => {
  it('accepts a JPEG with fill bytes before a marker', () => {
    expect(detectImageKind(jpeg(0xff, 0xff, ...frame, 0xff, ...scan))).toBe('jpeg');
  });

  it.each([0x00, 0xd0, 0xd3, 0xd7])(
    'treats 0xff followed by %i as part of a JPEG scan',
    (marker) => {
      expect(detectImageKind(jpeg(...frame, ...scan, 0xff, marker, 8, 9))).toBe('jpeg');
    },
  );

  it('accepts a JPEG with several scans', () => {
    expect(detectImageKind(jpeg(...frame, ...scan, ...scan))).toBe('jpeg');
  });

  // The marker and a length: treated as a segment, the file would be complete.
  it.each([0x00, 0x01, 0xbf, 0xd0, 0xd4, 0xd7, 0xd8])(
    'refuses a JPEG with marker %i where a segment must start',
    (marker) => {
      expect(detectImageKind(jpeg(0xff, marker, 0, 2, ...frame, ...scan))).toBeUndefined();
    },
  );

  it('refuses a JPEG in which a second image starts within the scan', () => {
    expect(detectImageKind(jpeg(...frame, ...scan, 0xff, 0xd8, 0, 2))).toBeUndefined();
  });

  it.each([
    ['bytes between its segments', jpeg(...frame, 0, 0, ...scan)],
    ['bytes after its end', Buffer.concat([jpeg(...frame, ...scan), Buffer.from([0])])],
    ['no end', jpeg(...frame, ...scan).subarray(0, -2)],
    ['a segment without a length', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a segment longer than the file', jpeg(0xff, 0xe0, 0xff, 0xff)],
  ])('refuses a JPEG with %s', (_, bytes) => {
    expect(detectImageKind(bytes)).toBeUndefined();
  });
});
