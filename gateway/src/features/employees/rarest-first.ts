import type { Rows } from '../../database/tenant.js';
import { anywhereIn, searchWords } from './directory-filter.js';

/** So many people are looked at to guess which of a search's words are rare. */
const sampled = 300;

/**
 * A search for the same people whose words stand in the order in which they are worth looking for: first the one that fits
 * fewest, so that most people are done with after it. Guessed from the first people of the directory; a wrong guess costs
 * time and nothing else. To be asked before everybody is looked at.
 */
export async function rarestFirst(db: Rows, companyId: string, search: string): Promise<string> {
  const words = searchWords(search);
  if (words.length < 2) return search;
  const fitting = words.map((_, at) => `count(*) FILTER (WHERE search LIKE $${at + 2})::int`);
  const [found] = await db.rows<{ fitting: number[] }>(
    {
      name: `words-among-first-w${words.length}`,
      text: `SELECT ARRAY[${fitting.join(', ')}] AS fitting FROM (
          SELECT search FROM employee WHERE company_id = $1 AND deleted_at IS NULL ORDER BY name_key, id LIMIT ${sampled}
        ) AS employee`,
    },
    [companyId, ...words.map((word) => anywhereIn(word))],
  );
  return words
    .map((word, at) => ({ word, fits: found?.fitting[at] ?? 0 }))
    .toSorted((a, b) => a.fits - b.fits)
    .map(({ word }) => word)
    .join(' ');
}
