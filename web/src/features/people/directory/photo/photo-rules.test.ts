import { expect, it } from 'vitest';
import { validatePhoto } from './photo-rules.ts';

it('accepts a JPEG, PNG or WebP of up to 400 KB', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp'])
    expect(validatePhoto({ type, size: 400 * 1024 })).toBeNull();
});

it('shows the size of a photo that is too large', () => {
  expect(validatePhoto({ type: 'image/png', size: 512_000 })).toBe(
    'Please select image less than 400kb, Selected image size is 500kb',
  );
  expect(validatePhoto({ type: 'image/png', size: 400 * 1024 + 1 })).toBe(
    'Please select image less than 400kb, Selected image size is 401kb',
  );
});

it('rejects files of other types, and no file', () => {
  expect(validatePhoto({ type: 'image/svg+xml', size: 10 })).toBe(
    'Please select a JPEG, PNG or WebP image.',
  );
  expect(validatePhoto({ type: '', size: 10 })).toBe('Please select a JPEG, PNG or WebP image.');
  expect(validatePhoto(null)).toBe('Please select profile photo!');
});
