import { TraceDocument, type TraceQuery, TracingPageDocument } from '../../../generated/graphql.ts';
import { anEmployee } from '../../../testing/factories.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { aMeeting, aPerson, aTrace, thenMeeting } from './chain.factory.ts';
import { TracingPage } from './TracingPage.tsx';

/** Creates a case: Noor exposed Ana and Ben; Ana, a day later, exposed somebody who has left since. */
export const noor = aPerson('Noor', { isPositive: true });
export const toAna = aMeeting(noor, aPerson('Ana'), '2026-11-17T02:20:00.000Z');
export const toBen = aMeeting(
  noor,
  aPerson('Ben', { isPositive: true }),
  '2026-11-17T06:20:00.000Z',
  { rule: 'CUMULATIVE', minutes: 18 },
);
const former = aPerson('Former employee', {
  code: null,
  department: null,
  email: null,
  callingCode: null,
  phone: null,
  isDeleted: true,
});
export const toFormer = thenMeeting(toAna, former, 24 * 60);
export const theCase = aTrace(noor, [[toAna], [toBen], [toAna, toFormer]]);

export const employee = anEmployee({
  id: noor.id,
  name: 'Noor',
  code: 'E-Noor',
  department: 'Kitchen',
  isPositive: true,
  positiveDate: '2026-11-18',
  cases: [
    {
      id: 'k12',
      number: 12,
      disease: 'COVID_19',
      classification: 'CONFIRMED',
      outcome: null,
    },
  ],
});

/** Renders the tracing page; the test announces the data. */
export const renderTracing = (search = '', keptFrom: string | null = null) =>
  renderScreen(<TracingPage />, {
    path: '/dashboard/:companyName/tracing/:employeeId',
    at: `/dashboard/acme/tracing/E-Noor${search}`,
    keptFrom,
  });

/** Announces a case and renders the tracing page; `asked` holds the requested windows. */
export const renderCase = (search = '', trace: TraceQuery['trace'] = theCase) => {
  answer(TracingPageDocument, { employee });
  const asked = answer(TraceDocument, { trace });
  return { asked, ...renderTracing(search) };
};
