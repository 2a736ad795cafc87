import type { Article } from './article.ts';
import { camerasWithoutFaces } from './posts/cameras-without-faces.ts';
import { fifteenMinutes } from './posts/fifteen-minutes.ts';
import { roomsThatBreathe } from './posts/rooms-that-breathe.ts';
import { silenceIsNotSafety } from './posts/silence-is-not-safety.ts';
import { theFirstHour } from './posts/the-first-hour.ts';
import { whoMayKnow } from './posts/who-may-know.ts';

/** The posts that ship with the project, in the order in which they lead on to each other. */
export const articles: readonly Article[] = [
  silenceIsNotSafety,
  fifteenMinutes,
  theFirstHour,
  roomsThatBreathe,
  whoMayKnow,
  camerasWithoutFaces,
];
