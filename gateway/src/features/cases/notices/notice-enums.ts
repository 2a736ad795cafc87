import { registerEnumType } from 'type-graphql';
import { NoticeDetail, NoticeKind } from './ladder.js';

registerEnumType(NoticeKind, {
  name: 'NoticeKind',
  description: 'What a notice is about.',
  valuesConfig: {
    EXPOSURE: { description: 'The reader may have been exposed.' },
    CORRECTION: { description: 'An earlier notice no longer applies.' },
  },
});

export enum NoticeState {
  QUEUED = 'QUEUED',
  SENT = 'SENT',
  IN_APP_ONLY = 'IN_APP_ONLY',
  FAILED = 'FAILED',
  READ = 'READ',
}
registerEnumType(NoticeState, {
  name: 'NoticeState',
  description: 'Delivery state of a notice. The app shows the notice in every state.',
  valuesConfig: {
    QUEUED: { description: 'The mail is waiting for its first or next attempt.' },
    SENT: { description: 'The mail server accepted the mail.' },
    IN_APP_ONLY: {
      description: 'Mail was not set up when the notice was made, so only the app shows it.',
    },
    FAILED: { description: 'The mail could not be delivered.' },
    READ: { description: 'The recipient has opened the notice in the app.' },
  },
});

export enum NoticeBlock {
  TOO_FEW_CANDIDATES = 'TOO_FEW_CANDIDATES',
  NO_ADDRESS = 'NO_ADDRESS',
  UNCONFIRMED_ADDRESS = 'UNCONFIRMED_ADDRESS',
  ALREADY_SENT = 'ALREADY_SENT',
  NOT_EXPOSED = 'NOT_EXPOSED',
  CHANGED = 'CHANGED',
  OWN_PHONE_ONLY = 'OWN_PHONE_ONLY',
}
registerEnumType(NoticeBlock, {
  name: 'NoticeBlock',
  description: 'Why a notice cannot be sent.',
  valuesConfig: {
    TOO_FEW_CANDIDATES: {
      description:
        'Even a notice without a time would let its reader work out who is ill. Please speak to the person.',
    },
    NO_ADDRESS: { description: 'The person has no email address. Please speak to the person.' },
    UNCONFIRMED_ADDRESS: {
      description:
        "Somebody has changed the person's email address, and nobody has confirmed it. Please call the person, or confirm the change.",
    },
    ALREADY_SENT: {
      description: 'The person has already been informed, and there is nothing new to tell.',
    },
    NOT_EXPOSED: {
      description: 'There is nothing to tell, because the person is no longer exposed.',
    },
    CHANGED: { description: 'The text has changed since it was previewed.' },
    OWN_PHONE_ONLY: {
      description:
        "Only the person's own phone has reported what a notice would be about. Please check it, then add the contact to the case or speak to the person.",
    },
  },
});

registerEnumType(NoticeDetail, {
  name: 'NoticeDetail',
  description: 'How precisely a notice states the time of the exposure, most precise first.',
  valuesConfig: {
    DAY_PART: { description: 'The day and the part of the day, such as the morning.' },
    DAY: { description: 'The calendar day.' },
    FEW_DAYS: { description: 'A range of two or three days.' },
    WEEK: { description: 'A range of one week.' },
    NO_TIME: { description: 'No time is stated.' },
  },
});
