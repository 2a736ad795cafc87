import DataLoader from 'dataloader';
import { BadUserInput } from '../../../errors.js';
import type { RequestContext } from '../../../request/context.js';
import type { DiseaseCase } from './disease-case.entity.js';

/** Maximum cases per request and field, because such a field reads all contacts of the window of each case. */
const maxCases = 5;

/** Makes a loader for a field of a case. It rejects all keys if a request asks for too many cases. */
export function makeBoundedCaseLoader<Found>(
  field: string,
  find: (context: RequestContext, stored: DiseaseCase) => Promise<Found>,
) {
  return (context: RequestContext): DataLoader<DiseaseCase, Found> => {
    let count = 0;
    return new DataLoader(async (cases) => {
      count += cases.length;
      if (count > maxCases)
        throw new BadUserInput(
          field,
          `A request can ask for the ${field} of at most ${maxCases} cases: please ask for fewer`,
        );
      const found: Found[] = [];
      for (const stored of cases) found.push(await find(context, stored));
      return found;
    });
  };
}
