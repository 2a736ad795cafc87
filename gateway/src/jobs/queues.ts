import type { QueueOptions } from 'pg-boss';

const minuteSeconds = 60;
const daySeconds = 24 * 60 * minuteSeconds;

/** Data of each kind of job: ids and addresses. Everything else is read when it runs. */
export interface JobData {
  'send-mail': { companyId: string; mailId: string };
  /** Sends notices to everybody in a company who has to be informed or corrected. */
  'send-notices': { companyId: string };
  'deliver-webhook': {
    companyId: string;
    deliveryId: string;
    /** ISO instant; a job whose message was claimed again since does nothing. */
    claimedAt: string;
  };
  'mail-link': {
    email: string;
    purpose: 'VERIFY_EMAIL' | 'RESET_PASSWORD';
    /** Network address of the caller. */
    address: string;
    /** Id of the request; undefined in jobs of an older gateway. */
    requestId?: string;
  };
  'own-file-link': {
    email: string;
    /** Network address of the caller. */
    address: string;
    requestId: string;
  };
  'forget-change': {
    companyId: string;
    changeId: string;
    /** Network address that the change came from. */
    address: string;
  };
  'directory-import': { companyId: string; importId: string };
  'forget-import': { companyId: string; importId: string };
  'issue-app-codes': {
    companyId: string;
    runId: string;
    /** Number of the job within the run, from 0. */
    slice: number;
  };
  'forget-app-codes': { companyId: string; runId: string };
  'delete-lone-account': { accountId: string };
  'erase-companies': null;
  'erase-former-employees': null;
  'forget-old-rows': null;
  /** Tells members at once what is new in their inboxes. */
  'send-inbox-mails': { companyId: string };
  'send-inbox-digests': null;
  'announce-silent-cameras': null;
  'check-mail-domains': null;
  'forget-guide-requests': null;
  'forget-records': null;
}
export type QueueName = keyof JobData;

/** Options of jobs that delete the remains of a file, a run or a membership. */
const deletion = {
  retryLimit: 1000,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 30 * minuteSeconds,
  expireInSeconds: 2 * minuteSeconds,
  deleteAfterSeconds: daySeconds,
  notify: true,
} as const;

/** Options of jobs that contain an email address, so they are deleted soon. */
const linkRequest = {
  retryLimit: 20,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 10 * minuteSeconds,
  expireInSeconds: minuteSeconds,
  deleteAfterSeconds: 10 * minuteSeconds,
  notify: true,
} as const;

/**
 * Retry options of each queue. A job whose process dies is taken over by another one after `expireInSeconds`, or after `heartbeatSeconds`
 * if its queue has them.
 */
export const queues: Record<QueueName, QueueOptions & { notify: true }> = {
  // The wait doubles after each failure, up to half an hour. After three days the mail has failed.
  'send-mail': {
    retryLimit: 150,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 30 * minuteSeconds,
    // Notices must not wait long for a process that has died.
    heartbeatSeconds: 10,
    // Longer than a mail server that answers each step slowly.
    expireInSeconds: 5 * minuteSeconds,
    deleteAfterSeconds: daySeconds,
    notify: true,
  },
  // Stores notices and queues their mails, all or none.
  'send-notices': {
    retryLimit: 20,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 5 * minuteSeconds,
    heartbeatSeconds: 10,
    expireInSeconds: 2 * minuteSeconds,
    deleteAfterSeconds: daySeconds,
    notify: true,
  },
  // Each job is one attempt. If the database or the process fails, the message is claimed again and gets another job.
  'deliver-webhook': {
    retryLimit: 0,
    expireInSeconds: 2 * minuteSeconds,
    deleteAfterSeconds: 60 * minuteSeconds,
    notify: true,
  },
  'mail-link': linkRequest,
  'own-file-link': linkRequest,
  // Erases personal data, so it is retried until it succeeds.
  'forget-change': {
    retryLimit: 1000,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 30 * minuteSeconds,
    expireInSeconds: 10 * minuteSeconds,
    deleteAfterSeconds: daySeconds,
    notify: true,
  },
  // Users wait for this job. The heartbeat notices a dead process within half a minute, and the step is repeated.
  'directory-import': {
    retryLimit: 5,
    retryDelay: 1,
    heartbeatSeconds: 30,
    expireInSeconds: 10 * minuteSeconds,
    deleteAfterSeconds: daySeconds,
    notify: true,
  },
  'forget-import': deletion,
  // The heartbeat notices a dead process within half a minute, and the batch is repeated. Retries outlast an outage of minutes.
  'issue-app-codes': {
    retryLimit: 20,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: minuteSeconds,
    heartbeatSeconds: 30,
    expireInSeconds: 10 * minuteSeconds,
    deleteAfterSeconds: daySeconds,
    notify: true,
  },
  'forget-app-codes': deletion,
  'delete-lone-account': deletion,
  // If the process dies, the next run continues.
  'erase-companies': {
    retryLimit: 3,
    retryDelay: minuteSeconds,
    expireInSeconds: 60 * minuteSeconds,
    deleteAfterSeconds: 7 * daySeconds,
    notify: true,
  },
  'erase-former-employees': {
    retryLimit: 3,
    retryDelay: minuteSeconds,
    expireInSeconds: 10 * minuteSeconds,
    deleteAfterSeconds: 7 * daySeconds,
    notify: true,
  },
  'forget-old-rows': {
    retryLimit: 3,
    retryDelay: minuteSeconds,
    expireInSeconds: 60 * minuteSeconds,
    deleteAfterSeconds: 7 * daySeconds,
    notify: true,
  },
  // Stores marks and queues mails, all or none.
  'send-inbox-mails': {
    retryLimit: 20,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 5 * minuteSeconds,
    heartbeatSeconds: 10,
    expireInSeconds: minuteSeconds,
    deleteAfterSeconds: daySeconds,
    notify: true,
  },
  // If the process dies, the next run continues.
  'send-inbox-digests': {
    retryLimit: 3,
    retryDelay: minuteSeconds,
    expireInSeconds: 10 * minuteSeconds,
    deleteAfterSeconds: daySeconds,
    notify: true,
  },
  // If the process dies, the next run continues.
  'announce-silent-cameras': {
    retryLimit: 1,
    expireInSeconds: 4 * minuteSeconds,
    deleteAfterSeconds: daySeconds,
    notify: true,
  },
  'check-mail-domains': {
    retryLimit: 3,
    retryDelay: minuteSeconds,
    expireInSeconds: 60 * minuteSeconds,
    deleteAfterSeconds: 7 * daySeconds,
    notify: true,
  },
  'forget-guide-requests': {
    retryLimit: 3,
    retryDelay: minuteSeconds,
    expireInSeconds: 10 * minuteSeconds,
    deleteAfterSeconds: 7 * daySeconds,
    notify: true,
  },
  'forget-records': {
    retryLimit: 3,
    retryDelay: minuteSeconds,
    expireInSeconds: 55 * minuteSeconds,
    deleteAfterSeconds: 7 * daySeconds,
    notify: true,
  },
};

/** Queues whose jobs mostly wait for others: a process runs one job of a company at a time, so that no company occupies all workers. */
export const queuesInTurn: ReadonlySet<QueueName> = new Set(['send-mail']);

/** Scheduled jobs as cron expressions in UTC. Each run is one job for any number of processes. */
export const schedules: Partial<Record<QueueName, string>> = {
  'erase-companies': '17 * * * *',
  'announce-silent-cameras': '*/5 * * * *',
  // Every half hour, because the morning begins at different times in the companies' time zones.
  'send-inbox-digests': '1,31 * * * *',
  'check-mail-domains': '27 4 * * *',
  'forget-old-rows': '47 3 * * *',
  'forget-guide-requests': '52 3 * * *',
  // Every hour, because night begins at different times in the companies' time zones.
  'forget-records': '7 * * * *',
  // After the records of the same night.
  'erase-former-employees': '37 * * * *',
};
