import { registerEnumType } from 'type-graphql';
import { NoticeDetail, NoticeKind } from './ladder.js';

registerEnumType(NoticeKind, {
  name: 'NoticeKind',
  description: 'What a notice is about.',
  valuesConfig: {
    EXPOSURE: { description: 'The reader may have been exposed.' },
    CORRECTION: { description: 'An earlier notice no longer holds.' },
  },
});

export enum NoticeState {
  QUEUED = 'QUEUED',
  SENT = 'SENT',
  FAILED = 'FAILED',
  READ = 'READ',
}
registerEnumType(NoticeState, {
  name: 'NoticeState',
  description: 'How far a notice has got. The app shows it from the beginning.',
  valuesConfig: {
    QUEUED: { description: 'Its mail waits to be sent, or to be tried again.' },
    SENT: {
      description:
        'The mail server took its mail; without a mail server, the app alone shows the notice.',
    },
    FAILED: { description: 'Its mail could not be delivered.' },
    READ: { description: 'The reader has opened it in the app.' },
  },
});

export enum NoticeBlock {
  TOO_FEW_CANDIDATES = 'TOO_FEW_CANDIDATES',
  NO_ADDRESS = 'NO_ADDRESS',
  ALREADY_SENT = 'ALREADY_SENT',
  NOT_EXPOSED = 'NOT_EXPOSED',
  CHANGED = 'CHANGED',
}
registerEnumType(NoticeBlock, {
  name: 'NoticeBlock',
  description: 'Why no notice can be sent.',
  valuesConfig: {
    TOO_FEW_CANDIDATES: {
      description:
        'Even a notice without any time would let its reader work out who is ill. Please speak to the person.',
    },
    NO_ADDRESS: { description: 'The person has no e-mail address. Please speak to the person.' },
    ALREADY_SENT: { description: 'The person knows: nothing new has to be told.' },
    NOT_EXPOSED: { description: 'There is nothing to tell: the person is not exposed any more.' },
    CHANGED: { description: 'Its text is not the one that was previewed any more.' },
  },
});

registerEnumType(NoticeDetail, {
  name: 'NoticeDetail',
  description: 'How exactly a notice says when the exposure was, most exactly first.',
  valuesConfig: {
    DAY_PART: { description: 'The day and the part of the day.' },
    DAY: { description: 'The day.' },
    FEW_DAYS: { description: 'Two or three days.' },
    WEEK: { description: 'A week.' },
    NO_TIME: { description: 'No time at all.' },
  },
});
