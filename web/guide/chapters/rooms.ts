import { roomPlan } from '../drawings/room-plan.ts';
import type { Sheet } from '../sheet.ts';

export function rooms(sheet: Sheet): void {
  sheet.chapter(
    5,
    'Rooms and ventilation',
    'Distance helps against what falls to the floor within a step or two. What floats does not care for distance: in a closed room it gathers, and stays after people have left.',
  );
  sheet.figure(roomPlan);
  sheet.heading('Air that moves through');
  sheet.list([
    '**Let it cross.** An open window and an open door on the other side do more than two windows beside each other. Where it is too cold or too loud to keep them open, open them wide several times a day. Fire doors stay shut.',
    '**Outdoor air first.** Machines that only cool and send the same air round do not replace it. Ask for the share of outdoor air, raise it, and let it run before the first and after the last person.',
    '**Filter what you cannot replace.** A cleaner with a fine particle filter helps in a room without windows, if it is large enough, stands free, and its filter is changed.',
  ]);
  sheet.heading('A meter, and what it can say');
  sheet.paragraph(
    'People breathe out carbon dioxide. Where it gathers, so does everything else they breathe out. A meter at breathing height, away from windows, doors and faces, shows how well the air of a used room is replaced. It does not see a virus, and it does not notice an air cleaner, which takes out particles and leaves the gas.',
  );
  sheet.paragraph(
    'Outdoor air holds a little over 400 parts per million. Advice differs on the rest: many rules take readings that stay below 800 to 1,000 as a well-aired room, and readings that stay above 1,500 as a reason to act. Follow the rule of your country.',
  );
  sheet.heading('Room by room');
  sheet.list([
    'Put the number of people that a room can bear on its door, from its air and not from its chairs.',
    'Look first at the small, the full and the loud: lifts, vehicles, changing rooms, kitchens, booths.',
    'Air it between two groups. Provide soap and water, and clean daily what many hands touch.',
    'Where breaches gather, change the room before you blame the people: a wider table, say.',
  ]);
}
