import type { Article } from '../article.ts';
import { ThresholdDrawing } from '../drawings/ThresholdDrawing.tsx';

export const fifteenMinutes: Article = {
  slug: 'fifteen-minutes',
  title: 'Why fifteen minutes',
  summary: 'A threshold is a decision, not a law of nature. What it does, and when to move it.',
  sections: [
    {
      paragraphs: [
        'Ask why a contact counts from fifteen minutes on, and you will rarely hear a reason. The number is simply there. Health authorities in many countries chose it, employers took it over, and it found its way into software. It deserves a closer look, because everything else in tracing depends on it.',
        'Nothing happens in the fifteenth minute that did not happen in the fourteenth. The dose that somebody takes in grows steadily with time, and depends on distance, on the air in the room, on talking or keeping quiet. A threshold draws a line through something that has no edge. It is useful all the same: without a line, everybody who passed in a corridor is a contact, the list has two hundred names, and nobody is told anything of use.',
      ],
    },
    {
      heading: 'One meeting, or a day of them',
      paragraphs: [
        'There are two ways to reach the line. A single meeting may last long enough: that is a continuous contact. Or several short ones may add up: a colleague who stops at your desk four times for five minutes has been with you for twenty. Counted one by one, none of these would matter. Counted together within a day, they do. We count both, and whichever comes first decides when somebody was exposed.',
        'The day in question is any 24 hours, not the day of the calendar. Otherwise a night shift would start from nothing at midnight, and two meetings at half past eleven and half past twelve would never meet in the sum.',
      ],
      figure: {
        Drawing: ThresholdDrawing,
        caption:
          'Two pairs, the same threshold. Above, one long meeting reaches it. Below, three short ones reach it together, in the third.',
      },
    },
    {
      heading: 'How exact is a minute',
      paragraphs: [
        'Phones estimate. They listen for each other at intervals, they lose each other behind a body or a door, and two phones of the same pair rarely agree to the minute. We merge reports that lie up to five minutes apart into one meeting, and the length of a meeting is therefore good to about five minutes either way. Someone at fourteen minutes is not clearly outside. If it is a person who should know, tell them.',
      ],
    },
    {
      heading: 'Choosing your own number',
      paragraphs: [
        'The threshold is a setting, from 1 to 30 minutes. A lower one finds more people and weighs more on them: more tests, more days at home, more alarm. A higher one is quieter and misses more. A kitchen with loud machines, where people lean in and shout, has reason to go below fifteen. A hall with its gates open may not need to.',
        'Change it rarely and in calm weather. A change takes effect for contacts that begin 24 hours later or after that, so that nobody is judged by a rule that was not in force when they met, and so that no case can be made to look smaller by turning a dial on the day it happens. Write down why you chose what you chose. On the day when somebody asks, “because it was the default” is a poor answer.',
      ],
    },
  ],
};
