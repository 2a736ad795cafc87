import { registerEnumType } from 'type-graphql';

export enum WebhookEvent {
  CASE_OPENED = 'CASE_OPENED',
  CASE_CLOSED = 'CASE_CLOSED',
  FOLLOW_UP_DUE = 'FOLLOW_UP_DUE',
  FOLLOW_UP_OVERDUE = 'FOLLOW_UP_OVERDUE',
  IMPORT_DONE = 'IMPORT_DONE',
  CAMERA_SILENT = 'CAMERA_SILENT',
  MEMBER_CHANGED = 'MEMBER_CHANGED',
  TEST = 'TEST',
}
registerEnumType(WebhookEvent, {
  name: 'WebhookEvent',
  description: 'Type of event that a webhook can receive.',
  valuesConfig: {
    CASE_OPENED: { description: 'A case was opened or reopened: `case.opened`.' },
    CASE_CLOSED: { description: 'A case was closed: `case.closed`.' },
    FOLLOW_UP_DUE: {
      description:
        'The next step for an exposed person can be taken, such as informing or testing: `follow-up.due`.',
    },
    FOLLOW_UP_OVERDUE: {
      description:
        'An exposed person was not informed in time, or a step of the plan was not done in time: `follow-up.overdue`.',
    },
    IMPORT_DONE: { description: 'A file was imported into the directory: `import.done`.' },
    CAMERA_SILENT: { description: 'A camera has not reported for 24 hours: `camera.silent`.' },
    MEMBER_CHANGED: {
      description: 'A member joined, was removed or got another role: `member.changed`.',
    },
    TEST: {
      description:
        'Somebody requested a test message: `webhook.test`. Sent to every webhook regardless of its events.',
    },
  },
});

/** The type of each event in a message, and the name of the object's id in its data. */
export const messageTypes: Record<WebhookEvent, { type: string; idName: string }> = {
  [WebhookEvent.CASE_OPENED]: { type: 'case.opened', idName: 'caseId' },
  [WebhookEvent.CASE_CLOSED]: { type: 'case.closed', idName: 'caseId' },
  [WebhookEvent.FOLLOW_UP_DUE]: { type: 'follow-up.due', idName: 'followUpId' },
  [WebhookEvent.FOLLOW_UP_OVERDUE]: { type: 'follow-up.overdue', idName: 'followUpId' },
  [WebhookEvent.IMPORT_DONE]: { type: 'import.done', idName: 'importId' },
  [WebhookEvent.CAMERA_SILENT]: { type: 'camera.silent', idName: 'cameraId' },
  [WebhookEvent.MEMBER_CHANGED]: { type: 'member.changed', idName: 'memberId' },
  [WebhookEvent.TEST]: { type: 'webhook.test', idName: 'webhookId' },
};

export enum WebhookDeliveryStatus {
  PENDING = 'PENDING',
  DELIVERED = 'DELIVERED',
  FAILED = 'FAILED',
}
registerEnumType(WebhookDeliveryStatus, {
  name: 'WebhookDeliveryStatus',
  description: 'Delivery status of a webhook message.',
  valuesConfig: {
    PENDING: { description: 'The message is waiting for its first or next attempt.' },
    DELIVERED: { description: 'The receiver accepted the message with a status from 200 to 299.' },
    FAILED: { description: 'All attempts failed, or the message is not retried.' },
  },
});
