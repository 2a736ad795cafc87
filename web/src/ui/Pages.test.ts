import { expect, it } from 'vitest';
import { pageLinks } from './Pages.tsx';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 12, [1, 2, 3, 4, 5]],
  [6, 12, [4, 5, 6, 7, 8]],
  [11, 12, [8, 9, 10, 11, 12]],
  [12, 12, [8, 9, 10, 11, 12]],
])('links page %i of %i to five around it', (page, pages, links) => {
  expect(pageLinks(page, pages)).toEqual(links);
});
