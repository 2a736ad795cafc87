import { phoneCoverage } from '../drawings/phone-coverage.ts';
import type { Sheet } from '../sheet.ts';

export function cameras(sheet: Sheet): void {
  sheet.chapter(
    6,
    'Cameras and privacy',
    'A camera can count how many people stand too close without knowing who they are. Keep it that way: it is enough for a room, and it is all that most people will accept.',
  );
  sheet.list([
    '**Count, do not identify.** A breach seen by a camera may say how many people, how near, how long, and in which room. It needs no names and no recognition of faces, and no picture needs to be kept.',
    '**Point it at a purpose.** Entrances, canteens, loading bays. Never at changing rooms, toilets, rest rooms, prayer rooms, or at one person’s desk.',
    '**Say that it is there.** A sign at eye level before one walks into view: who runs it, what for, whom to ask. In many countries an assessment of its impact has to come first.',
    '**Do not add unlike things.** What a camera sees and what phones report are kept apart and never added up: two half-known contacts do not make a whole one.',
  ]);
  sheet.y += 12;
}

export function phones(sheet: Sheet): void {
  sheet.chapter(
    7,
    'Silence is not safety',
    'A phone that is off reports nothing. On the screen, nothing reported looks exactly like nobody met. This is the most dangerous mistake that a record of contacts invites.',
  );
  sheet.figure(phoneCoverage);
  sheet.paragraph(
    'So look at the coverage before you look at the list: how many people were active, meaning that their phone reported anything within the last 2 hours; on how many phones Bluetooth and the permission for it are on; whose app is old. An indicator is as good as the share of people behind it. When it is low, say ‘we do not know’ and ask in person.',
  );
  sheet.list([
    'Silent phones have ordinary reasons: an empty battery, a power saver that stops apps, Bluetooth off, a new phone, a phone in a locker. Ask about the phone, not about the person.',
    'Check weekly, not on the bad day. A list of silent phones each Monday, and a friendly word, is enough.',
    'Some people have no phone at work, or none that is fit. Write down who, and trace for them by asking.',
    'Records may come late, when a phone finds the network again. Read the chain again the next morning.',
  ]);
}
