import type { ContactSource } from '../../generated/graphql.ts';

/** What saw a contact or a breach, as people call it. */
export const categoryNames: Record<ContactSource, string> = {
  MOBILE: 'Mobile',
  CAMERA: 'Computer Vision',
};

/** The category of the address (`category=camera`); Mobile unless it says so. */
export const readCategory = (search: URLSearchParams): ContactSource =>
  search.get('category') === 'camera' ? 'CAMERA' : 'MOBILE';

/** Sets the category in a copy of the address' parameters; Mobile is left out. */
export const writeCategory = (
  search: URLSearchParams,
  category: ContactSource,
): URLSearchParams => {
  const next = new URLSearchParams(search);
  if (category === 'CAMERA') next.set('category', 'camera');
  else next.delete('category');
  return next;
};
