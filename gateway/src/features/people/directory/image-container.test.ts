import { describe, expect, it } from 'vitest';
import { detectImageKind } from './image-container.js';

/** Makes a JPEG of these bytes between its first and last markers. */
const jpeg = (...inside: number[]) => Buffer.from([0xff, 0xd8, ...inside, 0xff, 0xd9]);
const frame = [0xff, 0xc0, 0, 4, 1, 2];
const scan = [0xff, 0xda, 0, 3, 1, 5, 6, 7];

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The last chunk of a PNG. */
const pngEnd = Buffer.from('0000000049454e44ae426082', 'hex');

/** Makes a RIFF file of these chunks. */
function riff(type: string, chunks: Buffer[]): Buffer {
  const inside = Buffer.concat([Buffer.from(type, 'latin1'), ...chunks]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(inside.length);
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), size, inside]);
}

/** Makes a chunk of a RIFF file, with a byte of padding after an odd number of bytes. */
function riffChunk(type: string, length: number): Buffer {
  const chunk = Buffer.alloc(8 + length + (length % 2));
  chunk.write(type, 'latin1');
  chunk.writeUInt32LE(length, 4);
  return chunk;
}

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
    ['another first marker', Buffer.from([0xff, 0xd7, ...frame, ...scan, 0xff, 0xd9])],
    ['a byte other than 0xff before a marker', jpeg(0, ...frame.slice(1), ...scan)],
  ])('refuses a JPEG with %s', (_, bytes) => {
    expect(detectImageKind(bytes)).toBeUndefined();
  });

  it('refuses a PNG with another signature', () => {
    expect(detectImageKind(Buffer.concat([pngStart, pngEnd]))).toBe('png');
    expect(detectImageKind(Buffer.concat([Buffer.alloc(8), pngEnd]))).toBeUndefined();
  });

  it.each([
    ['a chunk of an odd length', [riffChunk('EXIF', 3), riffChunk('VP8 ', 4)]],
    ['an empty chunk at its end', [riffChunk('VP8 ', 4), riffChunk('EXIF', 0)]],
  ])('accepts a WebP with %s', (_, chunks) => {
    expect(detectImageKind(riff('WEBP', chunks))).toBe('webp');
  });

  it.each([
    ['without a chunk', riff('WEBP', [])],
    ['of another type', riff('WAVE', [riffChunk('VP8 ', 4)])],
    ['of another length than it declares', riff('WEBP', [riffChunk('VP8 ', 4)]).fill(13, 4, 5)],
    ['with another first word', riff('WEBP', [riffChunk('VP8 ', 4)]).fill('FORM', 0, 4)],
  ])('refuses a RIFF file %s', (_, bytes) => {
    expect(detectImageKind(bytes)).toBeUndefined();
  });

  it('refuses the first bytes of any image', () => {
    const images = [
      jpeg(),
      Buffer.concat([pngStart, pngEnd]),
      riff('WEBP', [riffChunk('VP8 ', 4)]),
    ];
    for (const image of images)
      for (let length = 0; length < image.length; length += 1)
        expect(detectImageKind(image.subarray(0, length))).toBeUndefined();
  });
});
