import { meetingChain } from '../drawings/meeting-chain.ts';
import type { Sheet } from '../sheet.ts';

export function purpose(sheet: Sheet): void {
  sheet.chapter(
    1,
    'What contact tracing at work is for',
    'When somebody at work falls ill with something that passes between people who are near each other, one question matters most: who else needs to know, and how soon?',
  );
  sheet.paragraph(
    'Without a record, the answer is made from memory. People remember meetings that stand in a calendar and forget the ten minutes beside the coffee machine. They name colleagues they know and leave out the visitor whose name they never caught. And they are asked at the worst moment, when they are ill and worried.',
  );
  sheet.paragraph(
    'A record of closeness does not replace that conversation. It gives it a start: a short list of people, the moment from which each of them could have been exposed, and the meetings that lead there. You can tell the right people within the hour, leave everybody else at work, and say why in both cases.',
  );
  sheet.figure(meetingChain);
  sheet.heading('What a chain tells you');
  sheet.list([
    '**Level 1** are people who were close to the person who tested positive, for long enough to count.',
    '**Level 2** met somebody of level 1, counted only from the moment at which that person was exposed. **Level 3** follows likewise from level 2.',
    'Each step is a possibility, not a diagnosis. Most people on the list will be well. The list says whom to inform and in which order, and nothing about how anybody behaved.',
  ]);
  sheet.heading('What it is not for');
  sheet.paragraph(
    'Contact tracing is not a way to measure work, to see who spends time with whom, or to settle an argument about lunch breaks. The day it is used for one of these is the day people leave their phones in the drawer, and the record is worth nothing when it is needed. Say this in writing, and mean it.',
  );
  sheet.note(
    'Tracing is one layer',
    'Staying at home when ill, fresh air, clean hands and some distance all work without knowing who met whom. Tracing helps with what they let through. It is no reason to do less of them.',
  );
}
