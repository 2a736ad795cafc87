import { episodeTimeline } from '../drawings/episode-timeline.ts';
import type { Sheet } from '../sheet.ts';

export function closeness(sheet: Sheet): void {
  sheet.chapter(
    3,
    'Measuring closeness',
    'Nobody can measure an infection that may have happened. What can be measured is how near two people were, and for how long. The rest is a rule that you can explain.',
  );
  sheet.heading('Distance');
  sheet.paragraph(
    'A phone judges distance by the strength of a radio signal. Bodies, walls and pockets weaken it, so a distance is an estimate: good enough to tell the next desk from the next room. Choose a minimum distance between 1 and 10 feet; closer than that is a breach, however short.',
  );
  sheet.heading('Time');
  sheet.paragraph(
    'The longer two people are close, the more one of them can breathe in of what the other breathes out. There is no minute at which safe turns into unsafe. A threshold is a line drawn so that people can act: 15 minutes is widely used, and is what the product starts with. Where people shout, sing or breathe hard, choose a lower one; your health authority may name its own.',
  );
  sheet.heading('Meetings, made from records');
  sheet.paragraph(
    'A phone does not record a meeting; it records short stretches, with holes where a signal was lost. Stretches of the same two people that overlap, or lie no more than 5 minutes apart, are **one meeting**. Its **length** runs from the first start to the last end. Its **covered time** leaves the gaps out.',
  );
  sheet.figure(episodeTimeline);
  sheet.paragraph(
    'Both phones may report the same meeting, one of them late or twice; that makes it no longer. At a threshold of 15 minutes the first row counts. The second does not: neither meeting is long enough, and together they cover 13 minutes.',
  );
  sheet.heading('Two ways to count');
  sheet.list([
    'A **continuous** contact is one meeting at least as long as the threshold, gaps included.',
    'A **cumulative** contact is a pair whose covered time within some 24 hours reaches the threshold, however many meetings it took. The 24 hours slide; they do not begin again at midnight.',
  ]);
  sheet.paragraph(
    'Whichever comes first makes the exposure. From the moment at which it reached the threshold, the person may pass it on.',
  );
}
