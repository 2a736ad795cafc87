import cluster from 'node:cluster';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { Limits } from '../access/limits.js';
import { Passwords } from '../access/passwords.js';
import { SessionBatcher } from '../access/session-batcher.js';
import { Sealer } from '../access/sealing.js';
import { SessionUses } from '../access/session-uses.js';
import { UploadBatcher } from '../features/contacts/records/upload-batcher.js';
import type { App } from '../request/context.js';
import { makeControlDataSource, migrate } from '../database/data-source.js';
import { Connections } from '../database/connections.js';
import { startEmbedded } from '../database/embedded.js';
import { openDataSource, pooledOptions } from '../database/pooler.js';
import { DatabaseWatchdog } from '../database/watchdog.js';
import { Replica } from '../database/replica.js';
import { poolOf } from '../database/tenant.js';
import { startDemo } from '../demo/demo.js';
import type { Env } from '../env.js';
import { StartupError } from '../errors.js';
import { seedAdministrator } from '../features/members/accounts/account.service.js';
import { startMailingLinks } from '../features/members/sign-in/mail-link.job.js';
import { startFollowUpRecount } from '../features/cases/follow-up/recount.job.js';
import { startInsightsRefresh } from '../features/contacts/insights/refresh.job.js';
import { ownedCases } from '../features/cases/register/case-owner.service.js';
import { statuses } from '../features/cases/register/statuses.js';
import { findCaseToTrace } from '../features/cases/register/case-window.service.js';
import { BlogFeed } from '../features/site/blog/blog-feed.js';
import { startErasingCompanies } from '../features/provider/erase-companies.job.js';
import { startContactPartitions } from '../features/contacts/records/contact-days.job.js';
import { startChangeErasure } from '../features/people/changes/forget-change.job.js';
import { startIssuingAppCodes } from '../features/people/phones/issue-app-codes.job.js';
import { startMailingOwnFileLinks } from '../features/own-file/own-file-link.job.js';
import { startImports } from '../features/people/imports/import.job.js';
import { startGuideRequestDeletion } from '../features/provider/forget-guide-requests.job.js';
import { startRecordDeletion } from '../features/company/retention/forget-records.job.js';
import { AccessLog } from '../features/audit/accesses/access-log.js';
import { seedPlans } from '../features/company/plans/plan.service.js';
import { noticeMails } from '../features/cases/notices/notice-mails.js';
import { startSendingNotices } from '../features/cases/notices/send-notices.job.js';
import { startCheckingMailDomains } from '../features/members/identity-provider/check-mail-domains.job.js';
import { lookUpTxtInDns } from '../features/members/identity-provider/txt-records.js';
import { startDeletingLoneAccounts } from '../features/members/team/delete-lone-account.job.js';
import { startMailingInboxes } from '../features/members/inbox/inbox-mails.job.js';
import { startAnnouncingSilentCameras } from '../features/company/webhooks/silent-cameras.job.js';
import { startDeliveringWebhooks } from '../features/company/webhooks/deliver-webhook.job.js';
import { startForgettingOldRows } from '../jobs/forget-old-rows.job.js';
import { OutboundClient } from '../http/outbound-client.js';
import { greeting } from './greeting.js';
import { Jobs } from '../jobs/jobs.js';
import { prepareJobs } from '../jobs/prepare.js';
import { Live } from '../live/live.js';
import { makeLog } from '../observability/log.js';
import { Mailer } from '../mail/mailer.js';
import { startSendingMails } from '../mail/send-mail.job.js';
import { Readiness } from './readiness.js';
import { makeServer } from './server.js';
import { maxStopMs } from './stop-times.js';
import { refusedTries, setReplicaMetrics } from '../observability/metrics.js';
import { flushSpans } from '../observability/spans.js';
import { stopOnFirstSignal, stopSignals } from './workers.js';
import { entities } from './rooms.js';

/** Starts everything in order, and stops it in reverse order. */
export async function startGateway(env: Env): Promise<void> {
  const stopping: (() => unknown)[] = [() => flushSpans().catch(() => undefined)];
  const stop = async () => {
    for (const step of stopping.toReversed()) await step();
  };
  const readiness = new Readiness();
  const graceful = closeWithGrace(
    { delay: maxStopMs(env), logger: false, skip: cluster.isWorker ? [...stopSignals] : [] },
    async ({ err }) => {
      if (err) console.error(err instanceof StartupError ? err.message : err);
      await stop();
    },
  );
  if (cluster.isWorker) stopOnFirstSignal(() => graceful.close());
  try {
    const log = makeLog(env.logLevel);
    const embedded = env.databaseUrl
      ? undefined
      : await startEmbedded(join(env.dataDir, 'database'), env.embeddedPassword, { onExit });
    if (embedded) stopping.push(() => embedded.stop());
    const url = env.databaseUrl ?? embedded?.url ?? '';
    await migrate(url, prepareJobs);
    const dataSource = await openDataSource({ url, poolerUrl: env.poolerUrl }, entities);
    stopping.push(() => dataSource.destroy());
    const controlDataSource = await (
      env.poolerUrl
        ? makeControlDataSource(env.poolerUrl, { options: pooledOptions })
        : makeControlDataSource(url)
    ).initialize();
    stopping.push(() => controlDataSource.destroy());
    const replica = env.databaseReplicaUrl
      ? await Replica.start(env.databaseReplicaUrl, entities, {
          primary: poolOf(controlDataSource),
          log,
          onCheck: setReplicaMetrics,
        })
      : undefined;
    stopping.push(() => replica?.stop());
    const mailer = new Mailer({ ...env, logsKeptMails: env.databaseUrl === undefined });
    stopping.push(() => mailer.close());
    const jobs = new Jobs(url, log);
    stopping.push(() => jobs.stop());
    const live = new Live(url, poolOf(dataSource), log);
    live.start();
    stopping.push(() => live.stop());
    const watchdog = new DatabaseWatchdog(env.poolerUrl ?? url, log, () => {
      Connections.of(dataSource).cut();
      Connections.of(controlDataSource).cut();
      live.reconnect();
    });
    watchdog.start();
    stopping.push(() => watchdog.stop());
    const accesses = new AccessLog(dataSource, log);
    stopping.push(() => accesses.stop());
    const app: App = {
      dataSource,
      controlDataSource,
      tokenSecret: env.tokenSecret,
      publicUrl: env.publicUrl,
      passwords: new Passwords(env.passwordPepper),
      sealer: new Sealer(env.passwordPepper),
      limits: new Limits(poolOf(controlDataSource), env.tokenSecret, (budget) =>
        refusedTries.inc({ budget }),
      ),
      viewers: new SessionBatcher(dataSource),
      sessionUses: new SessionUses(dataSource, log),
      replica,
      uploads: new UploadBatcher(dataSource),
      accesses,
      jobs,
      mailer,
      outbound: new OutboundClient(env.outboundNetworks),
      lookUpTxt: lookUpTxtInDns,
      live,
      salesEmail: env.salesEmail,
      statuses,
      ownedCases,
      findCaseToTrace,
      blog: new BlogFeed(env.blogFeedUrl, log),
      log,
    };
    await seedPlans(dataSource);
    await seedAdministrator(app, env.adminEmail, env.adminPassword);
    stopping.push(await startContactPartitions(app));
    await startMailingLinks(app);
    await startMailingOwnFileLinks(app);
    await startSendingMails(app, noticeMails(app));
    await startSendingNotices(app);
    stopping.push(await startDeliveringWebhooks(app));
    await startAnnouncingSilentCameras(app);
    await startMailingInboxes(app);
    await startCheckingMailDomains(app);
    stopping.push(startInsightsRefresh(app));
    stopping.push(startFollowUpRecount(app));
    await startChangeErasure(app);
    await startImports(app);
    await startIssuingAppCodes(app);
    await startDeletingLoneAccounts(app);
    await startErasingCompanies(app);
    await startForgettingOldRows(app);
    await startGuideRequestDeletion(app);
    await startRecordDeletion(app);
    const server = await makeServer(app, {
      introspection: env.introspection,
      persistedOnly: env.persistedOnly,
      mailPreview: embedded !== undefined,
      metrics: env.metrics,
      readiness,
      securityContact: env.securityContact,
      trusts: env.trusts,
    });
    const demo = embedded ? await startDemo(app) : undefined;
    if (demo) stopping.push(() => demo.stop());
    // Fetched ahead, so that the first page allows the hosts of its thumbnails.
    void app.blog.latest();
    await server.ready();
    await listen(server, env.port);
    stopping.push(
      () => server.close(),
      // While everything still runs, load balancers see that the process is no longer ready.
      () => {
        readiness.drain();
        return wait(env.drainSeconds * 1000);
      },
    );
    const signIns = demo?.signIns ?? [];
    // Only the first worker greets; replacements have higher ids.
    if (!cluster.worker || cluster.worker.id === 1)
      console.log(greeting(env, signIns, embedded?.folder));
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Ends the process like any unhandled error. */
function onExit(): void {
  setImmediate(() => {
    throw new StartupError(
      'The embedded database was ended by something else: start the gateway again to recover it',
    );
  });
}

async function listen(server: Awaited<ReturnType<typeof makeServer>>, port: number): Promise<void> {
  try {
    await server.listen({ port, host: '::' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new StartupError(`Port ${port} is already in use: free it or set PORT to another one`);
    if (code === 'EACCES')
      throw new StartupError(
        `Port ${port} is not allowed for this user: set PORT to a number above 1023`,
      );
    throw error;
  }
}
