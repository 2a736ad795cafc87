import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTenant } from '../../../database/tenant.js';
import { schema } from '../../../app/schema.js';
import { accountActs } from '../../../../test/acts/account-acts.js';
import type { Act, Acts } from '../../../../test/acts/act.js';
import { accessChangeActs } from '../../../../test/acts/access-change-acts.js';
import { appCodeActs } from '../../../../test/acts/app-code-acts.js';
import { caseActs } from '../../../../test/acts/case-acts.js';
import { contestActs } from '../../../../test/acts/contest-acts.js';
import { followUpActs } from '../../../../test/acts/follow-up-acts.js';
import { immunityActs } from '../../../../test/acts/immunity-acts.js';
import { memberActs } from '../../../../test/acts/member-acts.js';
import { ownFileActs } from '../../../../test/acts/own-file-acts.js';
import { apiKeyActs } from '../../../../test/acts/api-key-acts.js';
import { mailDomainActs } from '../../../../test/acts/mail-domain-acts.js';
import { webhookActs } from '../../../../test/acts/webhook-acts.js';
import { singleSignOnActs } from '../../../../test/acts/single-sign-on-acts.js';
import { companyActs } from '../../../../test/acts/company-acts.js';
import { makeAdministrator, makeCompany } from '../../../../test/factories.js';
import { Imports } from '../../../../test/imports.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { startMailingLinks } from '../../members/sign-in/mail-link.job.js';
import { startImports } from '../../people/imports/import.job.js';
import { startMailingOwnFileLinks } from '../../own-file/own-file-link.job.js';
import { AuditEntry } from './audit-entry.entity.js';

/** Mutations without an audit entry, with the reason. */
const exceptions: Record<string, string> = {
  uploadContacts: 'thousands of records, which name the phone and the time themselves',
  uploadBreaches: 'thousands of records, which name the camera and the time themselves',
  reportHealth: 'sent every few minutes; the health records are the log',
  markNoticeRead: 'the notice keeps the time itself',
  startAuthenticator: 'offers a secret that opens nothing until it is confirmed',
  startSingleSignOn: 'the sign-in that it begins writes one, started or refused',
  startInvitationPasskey: 'offers a challenge that opens nothing until it is signed',
  startPasskey: 'offers a challenge that opens nothing until it is signed',
  startPasskeyConfirmation: 'offers a challenge that opens nothing until it is signed',
  startPasskeySignIn: 'offers a challenge that opens nothing until it is signed',
  markFollowUpsSeen: 'what a reader has seen; nothing of the company changes',
  markInbox: 'what a reader has read; nothing of the company changes',
  updateInboxSettings: 'when a reader is told by mail; nothing of the company changes',
  claimCall: 'says for 5 minutes who is calling; the act that records the call writes one',
  releaseCall: 'ends a claim that would end by itself',
};

/** Mutations whose entry a job writes, so that their time does not tell who exists. */
const linkRequests = new Set(['requestOwnFileLink', 'requestPasswordReset', 'resendVerification']);

const userAgent = 'A browser of the test';

const gateway = useTestGateway();
let imports: Imports;
let administrator: { email: string; password: string; token: string };
beforeAll(async () => {
  imports = new Imports(gateway);
  await startMailingLinks(gateway.app);
  await startMailingOwnFileLinks(gateway.app);
  await startImports(gateway.app);
  administrator = await makeAdministrator(gateway.app);
});
beforeEach(() => gateway.app.forgetTries());

/** A successful request of each mutation, by name. */
const acts: Acts = {
  ...accountActs,
  ...companyActs,
  ...caseActs,
  ...contestActs,
  ...followUpActs,
  ...immunityActs,
  ...memberActs,
  ...ownFileActs,
  ...accessChangeActs,
  ...appCodeActs,
  ...apiKeyActs,
  ...mailDomainActs,
  ...webhookActs,
  ...singleSignOnActs,
};
const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});

/** Sends a mutation as a browser does; returns the request id. */
async function run(name: string, { token, given, asks = '{ __typename }', file, cookie }: Act) {
  const requestId = `test-${randomUUID()}`;
  const query = `mutation ${file ? '($file: Upload!)' : ''} { ${name}${given ? `(${given})` : ''} ${asks} }`;
  const headers: Record<string, string> = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    'x-request-id': requestId,
    'user-agent': userAgent,
    'apollo-require-preflight': 'true',
    ...(cookie ? { cookie } : {}),
  };
  const form = new FormData();
  if (file) {
    form.set('operations', JSON.stringify({ query, variables: { file: null } }));
    form.set('map', JSON.stringify({ file: ['variables.file'] }));
    form.set('file', file);
  }
  const answer = await gateway.server.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: file ? form : { query },
  });
  const { data, errors } = answer.json<{
    data: Record<string, { id: string }>;
    errors?: unknown;
  }>();
  expect(errors).toBeUndefined();
  return { requestId, answered: data[name] };
}

async function listEntries(tenant: string): Promise<AuditEntry[]> {
  return inTenant(gateway.app.dataSource, tenant, async (db) =>
    (await db.manager()).findBy(AuditEntry, { companyId: tenant }),
  );
}

describe('every mutation', () => {
  it('has an example here or is exempt with a reason', () => {
    expect([...Object.keys(acts), ...Object.keys(exceptions)].toSorted()).toEqual(
      mutations.toSorted(),
    );
  });

  it.each(Object.keys(acts))(
    '%s writes an audit entry with actor, action, time and origin',
    async (name) => {
      const act = await acts[name]!(await makeCompany(gateway.app), {
        gateway,
        imports,
        administrator,
      });
      const began = Date.now();
      const { requestId, answered } = await run(name, act);
      const tenant = act.tenant || (answered?.id ?? '');
      const byJob = linkRequests.has(name);
      const own = async () => {
        const entries = await listEntries(tenant);
        return entries.filter((entry) => entry.requestId === requestId);
      };
      if (byJob) await vi.waitUntil(async () => (await own()).length > 0, { timeout: 10_000 });
      expect(await own()).toEqual([
        {
          companyId: tenant,
          id: expect.any(String),
          action: act.action,
          actor: act.actor,
          role: act.role,
          detail: act.detail ?? expect.any(String),
          address: '127.0.0.1',
          requestId,
          userAgent: byJob ? null : userAgent,
          createdAt: expect.any(Date),
        },
      ]);
      const [entry] = await own();
      expect(Math.abs(Number(entry?.createdAt) - began)).toBeLessThan(20_000);
    },
  );
});
