import type { Sheet } from '../sheet.ts';
import { writeTable } from '../table.ts';

export function preparation(sheet: Sheet): void {
  sheet.chapter(
    2,
    'Before you need it',
    'A bad day goes well when its decisions were made on an ordinary one. Three things need to be settled first: a policy, privacy, and who does what.',
  );
  sheet.heading('A policy of one page');
  sheet.paragraph(
    'If it is longer, nobody reads it. It should answer, in this order: what is recorded and what is not; what it is used for, and what it will never be used for; who can look, and on what occasion; how long records are kept; what happens when somebody tests positive; whom to ask.',
  );
  sheet.heading('Consent and privacy');
  sheet.paragraph(
    'The law differs from country to country, so ask counsel before the first phone is set up. Four questions are worth asking everywhere.',
  );
  sheet.list([
    '**On what ground do we record?** Between an employer and its staff, consent may not count as freely given. Another legal ground, such as a duty to protect health at work, may be the sounder one. Even so, explain it as if consent were needed.',
    '**Is less enough?** Closeness can be recorded without places, and a room can be counted without faces. What is not recorded cannot be lost or misused.',
    '**When does it go?** Set a date on which records are deleted, as short as the purpose allows, and let a machine keep it.',
    '**Who has seen it?** Health data needs a named circle of readers and a log of what they did.',
  ]);
  sheet.paragraph(
    'Where you have a works council, a union or a safety committee, show them the policy before it is final. They will find the sentence that frightens people.',
  );
  sheet.heading('Roles');
  writeTable(
    sheet,
    ['Role', 'Decides and does', 'Needs'],
    [
      [
        'Safety officer',
        'Opens the case, reads the chain, decides whom to inform',
        'A deputy who has done it once',
      ],
      [
        'Line manager',
        'Frees people from work at once, asks no medical questions',
        'The words of chapter 4',
      ],
      [
        'Human resources',
        'Sick leave, pay, work from home',
        'The policy, not the list of contacts',
      ],
      ['Facilities', 'Rooms, air, cleaning', 'Which room and when, without names'],
      ['Data protection', 'Checks purpose, access and deletion', 'The log of who looked'],
    ],
    [96, 222, 153],
  );
  sheet.note(
    'Settle pay before anything else',
    'People who lose money by staying at home will come to work ill, and will not report. Whatever your policy says on this, say it early and plainly.',
  );
}
