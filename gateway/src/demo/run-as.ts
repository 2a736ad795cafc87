import { randomUUID } from 'node:crypto';
import type { Viewer } from '../access/viewer.queries.js';
import { TenantTransaction } from '../database/tenant.js';
import { type App, RequestContext } from '../request/context.js';
import { demoCompanyId, demoTimeZone } from './people.js';
import { demoPassKey } from './sign-ins.js';

/** Runs work as a member or an employee of the demo company, in one transaction like a request. */
export async function runAs(
  app: App,
  viewer: Pick<Viewer, 'role' | 'email' | 'accountId' | 'employeeId'>,
  work: (context: RequestContext) => Promise<unknown>,
): Promise<void> {
  const context = new RequestContext(app, {
    credentials: { token: undefined, passKey: undefined, cameraKey: undefined },
    address: '',
    requestId: randomUUID(),
    userAgent: '',
    cookies: '',
  });
  context.viewer = {
    ...viewer,
    sessionId: null,
    companyId: demoCompanyId,
    cameraId: null,
    passKey: demoPassKey,
    timeZone: demoTimeZone,
    validUntil: null,
    lastUsedAt: null,
    confirmedAt: null,
  };
  context.db = new TenantTransaction(app.dataSource, demoCompanyId);
  try {
    await work(context);
    await context.db.commit();
  } catch (error) {
    await context.db.rollback();
    throw error;
  }
  await context.flushEvents();
}
