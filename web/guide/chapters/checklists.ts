import { writeCard } from '../card.ts';
import { writeColumns } from '../columns.ts';
import type { Sheet } from '../sheet.ts';

export function checklists(sheet: Sheet): void {
  sheet.chapter(
    8,
    'Checklists',
    'Two lists for ordinary days, and a card for the other kind. Print this page; cut out the card and keep it where you will be when the call comes.',
  );
  writeColumns(sheet, [
    {
      title: 'The first week',
      items: [
        'The policy fits on one page, and counsel has read it',
        'Safety officer and deputy are named, and both can sign in',
        'Pay during absence is settled and said',
        'Staff know what is recorded, why, and for how long',
        'Time and distance are chosen, with the reason written down',
        'Everybody is in the directory, with a telephone number that works',
        'Signs hang before every camera',
        'Each room has a number of people and a way to air it',
        'You have rehearsed once, with an invented case',
      ],
    },
    {
      title: 'Every month',
      items: [
        'Silent phones: who, why, since when',
        'People who joined and left are in and out of the directory',
        'Rooms in which breaches gather, and what was changed',
        'Windows open, filters changed, meters compared outdoors',
        'Who looked at whose contacts: read the log',
        'Old records are gone, as the policy says',
        'The health authority’s advice: has it changed?',
        'The deputy has opened a rehearsal case alone',
        'Numbers on the card below still answer',
      ],
    },
  ]);
  writeCard(sheet, {
    title: 'Bad-day card',
    steps: [
      'Thank the person. Date of test, last day in, who knows?',
      'Open a case. Coverage first, then the chain.',
      'Call level 1: in private, at work first, no names.',
      'Rooms and hours to facilities. Air, then clean.',
      'Level 2. Add visitors and silent phones by hand.',
      'One message to all. Authority, if the law says so.',
      'Note what failed. Hand over. Rest.',
    ],
    blanks: ['Safety officer', 'Deputy', 'Human resources', 'Facilities', 'Health authority'],
  });
}
