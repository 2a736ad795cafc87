import { expect, it } from 'vitest';
import { faultOf } from './photo-rules.ts';

it('takes a JPEG, PNG or WebP of up to 400 KB', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp'])
    expect(faultOf({ type, size: 400 * 1024 })).toBeNull();
});

it('says how large a photo is that is too large', () => {
  expect(faultOf({ type: 'image/png', size: 512_000 })).toBe(
    'Please select image less than 400kb, Selected image size is 500kb',
  );
  expect(faultOf({ type: 'image/png', size: 400 * 1024 + 1 })).toBe(
    'Please select image less than 400kb, Selected image size is 401kb',
  );
});

it('refuses other kinds of file, and none', () => {
  expect(faultOf({ type: 'image/svg+xml', size: 10 })).toBe(
    'Please select a JPEG, PNG or WebP image.',
  );
  expect(faultOf({ type: '', size: 10 })).toBe('Please select a JPEG, PNG or WebP image.');
  expect(faultOf(null)).toBe('Please select profile photo!');
});
