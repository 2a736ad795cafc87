import { screen, within } from '@testing-library/react';
import { startOwnFileSession } from '../../apollo/own-file-session.ts';
import { RoleApolloProvider } from '../../app/RoleClients.tsx';
import { OwnFilePageDocument } from '../../generated/graphql.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { answer } from '../../testing/server.ts';
import type { OwnFile } from './own-file.ts';
import { OwnFilePage } from './OwnFilePage.tsx';

/** Creates the file of Anna at Acme, who has nothing to do and was in the office on two days. */
export const anOwnFile = (overrides: Partial<OwnFile> = {}): OwnFile => ({
  name: 'Anna Li',
  code: 'E7',
  email: 'anna@acme.test',
  callingCode: '+65',
  phone: '81234567',
  department: 'Sales',
  designation: null,
  photo: null,
  joinedAt: '2024-01-08T01:00:00.000Z',
  companyName: 'Acme',
  timeZone: 'Asia/Singapore',
  instructions: [],
  days: [
    { day: '2025-05-09', people: 4, meetings: 6 },
    { day: '2025-05-08', people: 0, meetings: 0 },
  ],
  diseases: ['COVID_19', 'INFLUENZA'],
  reports: [],
  requests: [],
  immunity: [],
  notices: [],
  exactRecordRequest: null,
  accesses: [],
  columns: [
    {
      topic: 'You in the directory',
      part: 'Your entry in the directory',
      what: 'Your name',
      purpose: 'Your company reaches you.',
      keptUntil: 'As long as you are in the directory.',
      withheld: null,
    },
    {
      topic: 'You in the directory',
      part: 'Your entry in the directory',
      what: 'Your number in the product',
      purpose: 'Your company reaches you.',
      keptUntil: 'As long as you are in the directory.',
      withheld: 'The product finds your rows by it.',
    },
  ],
  ...overrides,
});

export const answerOwnFile = (overrides: Partial<OwnFile> = {}) =>
  answer(OwnFilePageDocument, { ownFile: anOwnFile(overrides) });

/** Renders the opened file. */
export const renderOwnFile = () => {
  startOwnFileSession({ token: 'of-anna', expiresAt: '2025-05-10T04:30:00.000Z' });
  return renderRoutes(
    [
      {
        element: <RoleApolloProvider of="ownFile" />,
        children: [{ path: '/me/file', element: <OwnFilePage /> }],
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    '/me/file',
  );
};

/** Returns the section of a heading. */
export const findSection = async (name: string) =>
  within(await screen.findByRole('region', { name }));
