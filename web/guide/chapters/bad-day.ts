import type { Sheet } from '../sheet.ts';
import { writeHours } from '../hours.ts';

export function badDay(sheet: Sheet): void {
  sheet.chapter(
    4,
    'The bad day, hour by hour',
    'Somebody has tested positive. What follows assumes that you have half an hour of knowledge, a telephone, and colleagues who are watching your face.',
  );
  writeHours(sheet, [
    {
      when: 'First 15 minutes',
      what: 'Look after the person',
      words:
        'Thank them for telling you. Make sure that they can get home or to a doctor without sharing a closed car if that can be avoided. Ask three things only: the date of the test or of the first symptoms, the last day at work, and who already knows. Do not ask where they think they got it.',
    },
    {
      when: 'First hour',
      what: 'Open the case and read the chain',
      words:
        'Open a case with the day of the first symptoms, or of the test. It covers the days on which the disease can be passed on; your health authority may name others. Before you read a single name, look at the coverage: whose phones were silent on those days? Then read level 1, and for each name the evidence: when, how long, how near.',
    },
    {
      when: 'Second hour',
      what: 'Tell the people of level 1',
      words:
        'By voice, one at a time, in private, those at work first. Use the words on the next page. Never name the person who tested positive, and do not confirm a guess. Mark each of them as informed in the list under Follow-up, with a date until which they stay home.',
    },
    {
      when: 'Before noon',
      what: 'Deal with the rooms',
      words:
        'Tell facilities which rooms and which hours, without names. Open the windows, let the air change, clean what many hands touch. It is rarely needed to close a floor.',
    },
    {
      when: 'By the afternoon',
      what: 'Levels 2 and 3, and those who were not seen',
      words:
        'Inform level 2, and level 3 if your policy says so. Add to the case by hand whoever the phones could not see: visitors, drivers, cleaners of the evening shift. Where an authority must be told, tell it today.',
    },
    {
      when: 'Before you go home',
      what: 'Say it to everybody, once',
      words:
        'One short, true message to all, without names. Note what did not work. Hand the case to your deputy for the evening, and switch your telephone off.',
    },
  ]);
  sheet.note(
    'When you do not know',
    'Say so, and say when you will. ‘I do not know yet; I will call you at four’ keeps trust. A guess that turns out wrong ends it.',
    'warning',
  );
}
