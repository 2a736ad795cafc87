import type { Article } from './article.ts';
import { camerasWithoutFaces } from './posts/cameras-without-faces.ts';
import { fifteenMinutes } from './posts/fifteen-minutes.ts';
import { roomsThatBreathe } from './posts/rooms-that-breathe.ts';
import { silenceIsNotSafety } from './posts/silence-is-not-safety.ts';
import { theFirstHour } from './posts/the-first-hour.ts';
import { whoMayKnow } from './posts/who-may-know.ts';

/** Posts that ship with this site, in the order of their "next" links. */
export const articles: readonly Article[] = [
  silenceIsNotSafety,
  fifteenMinutes,
  theFirstHour,
  roomsThatBreathe,
  whoMayKnow,
  camerasWithoutFaces,
];
