import {
  CollectAppCodesDocument,
  CodesPageDocument,
  type AppCodeRun_RunFragment,
} from '../../../generated/graphql.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { CodesPage } from './CodesPage.tsx';
import type { CollectedCode } from './collected-codes.ts';

/** Creates a finished run with three codes to collect. */
export const anAppCodeRun = (
  given: Partial<AppCodeRun_RunFragment> = {},
): AppCodeRun_RunFragment => ({
  id: crypto.randomUUID(),
  delivery: 'DOWNLOAD',
  state: 'DONE',
  total: 3,
  issued: 3,
  gone: 0,
  withoutAddress: 0,
  uncollected: 3,
  problem: null,
  createdAt: '2026-03-05T01:12:00.000Z',
  ...given,
});

/** Creates a collected code. */
export const aCode = (place: number, appCode: string | null): CollectedCode => ({
  id: crypto.randomUUID(),
  code: `E${place}`,
  name: `Person ${place}`,
  email: `p${place}@acme.test`,
  phone: `8123456${place}`,
  department: 'Kitchen',
  appCode,
});

/** Answers the codes of a run, two at a time. Returns the variables of each request. */
export const announceCodes = (codes: (string | null)[]) => {
  let given = 0;
  return answer(CollectAppCodesDocument, () => {
    const part = codes.slice(given, given + 2).map((code, at) => aCode(given + at + 1, code));
    given += part.length;
    return { collectAppCodes: { codes: part, remaining: codes.length - given } };
  });
};

export const renderCodesPage = (run: AppCodeRun_RunFragment | (() => AppCodeRun_RunFragment)) => {
  const current = typeof run === 'function' ? run : () => run;
  answer(CodesPageDocument, () => ({
    appCodeRun: current(),
    viewer: { company: { id: '01900000-0000-7000-8000-000000000001', passKey: 'ACME-7KQ4' } },
  }));
  return renderScreen(<CodesPage />, {
    path: '/dashboard/:companyName/emp/codes/:runId',
    at: `/dashboard/acme/emp/codes/${current().id}`,
  });
};
