import { registerEnumType } from 'type-graphql';

export enum WebhookEvent {
  CASE_OPENED = 'CASE_OPENED',
  CASE_CLOSED = 'CASE_CLOSED',
  FOLLOW_UP_DUE = 'FOLLOW_UP_DUE',
  IMPORT_DONE = 'IMPORT_DONE',
  CAMERA_SILENT = 'CAMERA_SILENT',
  MEMBER_CHANGED = 'MEMBER_CHANGED',
  TEST = 'TEST',
}
registerEnumType(WebhookEvent, {
  name: 'WebhookEvent',
  description: 'Event of a webhook.',
  valuesConfig: {
    CASE_OPENED: { description: 'A case was opened, or opened again: `case.opened`.' },
    CASE_CLOSED: { description: 'A case was closed: `case.closed`.' },
    FOLLOW_UP_DUE: {
      description: 'Somebody exposed is to be informed, corrected or tested: `follow-up.due`.',
    },
    IMPORT_DONE: { description: 'A file was imported into the directory: `import.done`.' },
    CAMERA_SILENT: { description: 'A camera has not reported for 24 hours: `camera.silent`.' },
    MEMBER_CHANGED: {
      description: 'A member has joined, has another role, or was removed: `member.changed`.',
    },
    TEST: { description: 'Somebody asked for a test: `webhook.test`. Every webhook gets it.' },
  },
});

/** The type of each event in a message, and the name of the object's id in its data. */
export const messageTypes: Record<WebhookEvent, { type: string; idName: string }> = {
  [WebhookEvent.CASE_OPENED]: { type: 'case.opened', idName: 'caseId' },
  [WebhookEvent.CASE_CLOSED]: { type: 'case.closed', idName: 'caseId' },
  [WebhookEvent.FOLLOW_UP_DUE]: { type: 'follow-up.due', idName: 'followUpId' },
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
  description: 'Whether a message has arrived.',
  valuesConfig: {
    PENDING: { description: 'It waits to be sent, or to be tried again.' },
    DELIVERED: { description: 'The receiver accepted it with a status from 200 to 299.' },
    FAILED: { description: 'All tries failed, or it is not retried.' },
  },
});
