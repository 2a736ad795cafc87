import type { Article } from '../article.ts';
import { HourDrawing } from '../drawings/HourDrawing.tsx';

export const theFirstHour: Article = {
  slug: 'the-first-hour',
  title: 'The first hour of a bad day',
  summary: 'Somebody calls in with a positive test. What to do, in which order, and what to leave.',
  sections: [
    {
      paragraphs: [
        'It begins with a phone call at ten past eight. Someone has tested positive. They were at work yesterday, and the day before. You are the one who has to do something, and for a moment everything seems to be needed at once.',
        'It is not. The first hour has an order, and most of the mistakes of such days come from doing the right things in the wrong one: a message to everybody before anybody knows what it should say, or a hunt for names before the person on the line has been asked how they are.',
      ],
      figure: {
        Drawing: HourDrawing,
        caption: 'Four stretches of the first hour. Each one makes the next one easier.',
      },
    },
    {
      heading: 'Minutes 0 to 10: the person',
      paragraphs: [
        'Ask how they are and whether they have someone at home. Then ask three things: when they were tested, when they first felt unwell, and whether they may be recorded as positive. Tell them who will learn of it, and that their name will not be passed to the people they met. If you have promised that, keep it for the rest of the day.',
      ],
    },
    {
      heading: 'Minutes 10 to 20: the record',
      paragraphs: [
        'Enter the positive date. Tracing begins two days before it, because people can pass an illness on before they notice it themselves. The date decides which meetings are looked at, so a guess here costs more than a minute of asking again.',
      ],
    },
    {
      heading: 'Minutes 20 to 40: the list',
      paragraphs: [
        'Open the case and read it from the top. Level 1 are those who met the ill person for long enough. Level 2 met someone of level 1 after that person’s own exposure. They come later, and they may wait until level 1 has been reached.',
        'Do not take the list as it is. Open the evidence of the names that surprise you: which phone reported what, and when. Then look at who is missing. Was the ill person’s phone reporting all the time? Who sits next to them and does not appear? A short list on a quiet phone is a reason to ask, not to be glad.',
      ],
    },
    {
      heading: 'Minutes 40 to 60: the calls',
      paragraphs: [
        'Call the people of level 1, one at a time, in the order of their exposure. Say what happened, when they were exposed, what you ask of them now, and where they can turn with questions. Do not say who. Many will guess; that is no reason to confirm it.',
      ],
      points: [
        'One person calls. Two people calling give two versions.',
        'Write down who was reached and when.',
        'Those who cannot be reached get a message that asks for a call, without the reason in it.',
      ],
    },
    {
      heading: 'What can wait',
      paragraphs: [
        'The message to all staff, the cleaning of the whole floor, and the question of where it came from can wait for the second hour. Nearly all of what makes a first hour go well is done on an ordinary day: numbers that are current, phones that report, one person who knows the procedure and one who can stand in. Try it once, with an invented case, on a calm afternoon. An hour is enough.',
      ],
    },
  ],
};
