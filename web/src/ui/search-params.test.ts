import { describe, expect, it } from 'vitest';
import { choice, defineSearch, integer, pageNumber, text, texts } from './search-params.ts';

const search = defineSearch({
  page: pageNumber(),
  count: integer('count', { min: 1, max: 50, fallback: 5 }),
  name: text('name'),
  tags: texts('tag'),
  order: choice('sort', ['NAME', 'LAST_SEEN'], 'NAME'),
  state: choice<'ON' | 'OFF', null>('state', ['ON', 'OFF'], null),
});
const read = (query: string) => search.read(new URLSearchParams(query));
const write = (query: string, change: Parameters<typeof search.write>[1]) =>
  search.write(new URLSearchParams(query), change).toString();
const defaults = { page: 1, count: 5, name: '', tags: [], order: 'NAME', state: null };

describe('defineSearch', () => {
  it('reads defaults from an address without its parameters', () =>
    expect(read('other=1')).toEqual(defaults));

  it('reads the values of the address', () =>
    expect(read('page=3&count=7&name=An+Li&tag=a&tag=b&tag=a&sort=last_seen&state=off')).toEqual({
      page: 3,
      count: 7,
      name: 'An Li',
      tags: ['a', 'b'],
      order: 'LAST_SEEN',
      state: 'OFF',
    }));

  it('reads invalid values as defaults and clamps numbers to their limits', () => {
    expect(read('page=x&count=2.5&tag=&sort=size&state=maybe')).toEqual(defaults);
    expect(read('page=0&count=99')).toEqual({ ...defaults, count: 50 });
  });

  it('writes changed values and keeps all others', () =>
    expect(write('page=2&other=1&name=An', { page: 4, tags: ['a', 'b'] })).toBe(
      'page=4&other=1&name=An&tag=a&tag=b',
    ));

  it('leaves defaults out of the address', () =>
    expect(
      write('page=2&other=1&name=An&tag=a&sort=last_seen&state=on&count=7', defaults as never),
    ).toBe('other=1'));
});
