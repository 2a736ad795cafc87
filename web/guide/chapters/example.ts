import { dayExample } from '../drawings/day-example.ts';
import { styles } from '../look.ts';
import type { Sheet } from '../sheet.ts';
import { writeTable } from '../table.ts';

export function example(sheet: Sheet): void {
  sheet.block('H2', 'A worked example', styles.subtitle, { after: 6 });
  sheet.paragraph(
    'Ana tests positive. The threshold is 15 minutes, and the day in question begins at 08:00. These are all the records. Take a pencil and work out who was exposed, and when; then read on.',
  );
  writeTable(
    sheet,
    ['Who', 'Records', 'Length', 'Covered'],
    [
      ['Ana and Ben', '09:00 to 09:06 and 09:10 to 09:17', '17 min', '13 min'],
      ['Ana and Chen', '08:30 to 08:36', '6 min', '6 min'],
      ['', '11:00 to 11:05', '5 min', '5 min'],
      ['', '15:20 to 15:26', '6 min', '6 min'],
      ['Ben and Dara', '08:40 to 09:00', '20 min', '20 min'],
      ['', '14:00 to 14:20', '20 min', '20 min'],
    ],
    [115, 212, 72, 72],
  );
  sheet.list([
    '**Ben** was with Ana twice, 4 minutes apart: one meeting of 17 minutes. It reached 15 minutes at 09:15, gaps included. Ben is level 1, exposed at 09:15, by a continuous contact.',
    '**Chen** was never with Ana for long. But 6 and 5 minutes make 11, and 4 minutes into the third meeting the sum is 15. Chen is level 1, exposed at 15:24, by a cumulative contact.',
    '**Dara** spent 20 minutes with Ben before 09:00. They do not count: Ben had not met Ana yet. The 20 minutes after lunch do, and reached 15 at 14:15. Dara is level 2, exposed at 14:15.',
  ]);
  sheet.figure(dayExample);
  sheet.paragraph(
    'Note that Dara, at level 2, was exposed an hour before Chen, at level 1. Levels say how many meetings lie between, not who is in more danger. When time is short, call those first who are at work now: they can still pass something on.',
  );
  sheet.heading('Choosing a threshold');
  sheet.paragraph(
    'A lower threshold finds more people, most of whom will be well; a higher one leaves some unfound. With 20 minutes instead of 15, nobody would have been exposed that day. With 5 minutes, Ben would have been exposed at 09:05 and Chen at 08:35.',
  );
  sheet.note(
    'Change it on a quiet day',
    'A new threshold counts for contacts that begin 24 hours after the change, or later. This is on purpose: nobody should be able to redraw the line while looking at the list.',
  );
}
