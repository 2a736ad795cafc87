import type { Article } from '../article.ts';
import { CirclesDrawing } from '../drawings/CirclesDrawing.tsx';

export const whoMayKnow: Article = {
  slug: 'who-may-know',
  title: 'Who may know',
  summary: 'Tracing asks people for trust. It is kept by deciding beforehand who learns what.',
  sections: [
    {
      paragraphs: [
        'A record of who was near whom is a record of friendships, of cigarette breaks, of who talks to the works council and who eats alone. It is collected for one purpose. Used for any other, it would be a betrayal, and people know it. They decide each morning whether Bluetooth stays on, and they decide by what happened the last time somebody looked.',
        'So the question of who may know what is not a legal footnote. It is what makes the data exist at all.',
      ],
    },
    {
      heading: 'Four circles',
      paragraphs: [
        'It helps to draw circles, from the person who falls ill outwards, and to write into each what it needs. Not what it would like. What it needs in order to do something.',
      ],
      points: [
        'The ill person knows everything about themselves, and who else has been told.',
        'The safety officer needs names, times and evidence, for the case at hand.',
        'An exposed colleague needs to know that they were exposed, when, and what to do. Not by whom.',
        'Everybody else needs to know that there is a case and that it is being handled. No names, no department with three people in it.',
      ],
      figure: {
        Drawing: CirclesDrawing,
        caption: 'Each circle knows less than the one inside it, and still enough to act.',
      },
    },
    {
      heading: 'What the machine can hold to',
      paragraphs: [
        'Part of this can be built. In VisionCloud, a phone that asks about positive cases is told only the dates of those its owner was in contact with, never a name. The company’s pass-key, which is passed around, selects a company and proves nothing: knowing it lets nobody in. Our own administrators see the list of companies, not their tracing. Whoever changes something leaves an entry in a log. When an employee is deleted, everything personal goes; the contact records stay under an id that leads to nobody, so that the tracing of others remains true.',
        'There is no track of where people went. Two phones know that they were near each other. Where that was, they do not say.',
      ],
    },
    {
      heading: 'What only people can hold to',
      paragraphs: [
        'The rest is conduct. A safety officer will be asked by a manager, kindly, in passing, who it was. The answer has to be ready before the question: I do not pass that on, and I would not pass on your name either. It is easier to say when it stands in writing, signed by the manager’s manager, from a time when nobody was ill.',
        'Decide as well what the records will never be used for, and write that down too. Not for counting breaks. Not for performance. Not for settling who was where when something went missing. The first exception ends the whole arrangement, for every later outbreak as well.',
        'Then tell everyone, in one page, in plain words. People accept a great deal when they understand what it is for and who is looking. They accept very little from a system that will not say.',
      ],
    },
  ],
};
