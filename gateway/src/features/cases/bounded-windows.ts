import DataLoader from 'dataloader';
import { BadUserInput } from '../../errors.js';
import type { RequestContext } from '../../request/context.js';
import type { DiseaseCase } from '../case-status/disease-case.entity.js';
import { findWindow } from './case-window.service.js';
import type { CaseWindow } from './case-window.types.js';

/** Maximum cases per request, since the records of each window are read. */
const maxCases = 5;

/** Makes a loader of windows for a field that reads their records. It rejects all if a request asks for too many. */
export function boundWindows(field: string) {
  return (context: RequestContext): DataLoader<DiseaseCase, CaseWindow> => {
    let asked = 0;
    return new DataLoader(async (cases) => {
      asked += cases.length;
      if (asked > maxCases)
        throw new BadUserInput(
          field,
          `A request can ask for the ${field} of at most ${maxCases} cases: please ask for fewer`,
        );
      return Promise.all(cases.map((stored) => findWindow(context, stored)));
    });
  };
}
