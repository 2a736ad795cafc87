import {
  CallSheetPageDocument,
  ClaimCallDocument,
  PeopleToCallDocument,
  ReleaseCallDocument,
  type ClaimCallMutation,
} from '../../../generated/graphql.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { aFollowUp } from '../follow-up/follow-up.factory.tsx';
import type { CallRow } from './call-state.ts';
import { CallSheetPage } from './CallSheetPage.tsx';

/** Creates a person to call. */
export const aCallRow = ({
  callClaim = null,
  ...followUp
}: Parameters<typeof aFollowUp>[0] & Pick<Partial<CallRow>, 'callClaim'> = {}): CallRow => ({
  ...aFollowUp(followUp),
  callClaim,
});

export const me = 'anna@acme.test';

/** Announces a sheet of these people, whose calls nobody else claims; returns the variables of each request. */
export const answerSheet = (
  rows: CallRow[],
  { noticesNameDisease = false }: { noticesNameDisease?: boolean } = {},
) => {
  answerClaims({ by: me, isMine: true, expiresAt: '2099-01-01T00:00:00.000Z' });
  return answer(CallSheetPageDocument, {
    followUps: { items: rows },
    viewer: {
      email: me,
      company: {
        id: '01900000-0000-7000-9000-cccccccccccc',
        noticesNameDisease,
        minNoticeCandidates: 5,
      },
    },
  });
};

/** Announces the claim that any request gets; returns the inputs of claims and releases. */
export const answerClaims = (claim: Omit<ClaimCallMutation['claimCall'], 'employeeId'>) => ({
  claims: answer(ClaimCallDocument, ({ input }) => ({
    claimCall: { employeeId: input.employeeId, ...claim },
  })),
  releases: answer(ReleaseCallDocument, ({ input }) => ({
    releaseCall: { employeeId: input.employeeId },
  })),
});

/** Announces who has to be told now; returns the variables of each request. */
export const answerPeopleToCall = (rows: CallRow[]) =>
  answer(PeopleToCallDocument, { followUps: { items: rows.map(({ id }) => ({ id })) } });

export const renderCalls = (search = '') =>
  renderScreen(<CallSheetPage />, {
    path: '/dashboard/:companyName/follow-up/calls',
    at: `/dashboard/acme/follow-up/calls${search}`,
  });

/** Renders the sheet of these people. */
export const renderSheet = (rows: readonly CallRow[], at?: CallRow) =>
  renderCalls(
    `?${new URLSearchParams([...rows.map(({ id }) => ['id', id]), ...(at ? [['at', at.id]] : [])])}`,
  );
