import type { Article } from '../article.ts';
import { SilenceDrawing } from '../drawings/SilenceDrawing.tsx';

export const silenceIsNotSafety: Article = {
  slug: 'silence-is-not-safety',
  title: 'Silence is not safety',
  summary: 'An empty list has two meanings. Only one of them is good news.',
  sections: [
    {
      paragraphs: [
        'Every tracing system ends in a list. Somebody falls ill, a name is entered, and the system answers with the people who were close for long enough. Sometimes the list is empty, and the room breathes out. That is the moment to be careful.',
        'An empty list can mean that nobody was near. It can also mean that nobody reported. From the outside both look the same: no names. Inside they are opposites. The first is a finding, the second is the lack of one, and a company that mistakes the second for the first sends exposed people back to their desks with a clear conscience.',
      ],
    },
    {
      heading: 'Where reports go missing',
      paragraphs: [
        'Phones are not instruments. A battery runs out at three in the afternoon. Bluetooth is switched off for a headset and stays off. An update asks for a permission again and the question is swiped away. A visitor has no app. A phone lies in a locker because the workshop does not allow it. Each of these is ordinary, none is anybody’s fault, and each takes a person out of the picture without a sound.',
        'Reports also come late. A phone that was out of reach delivers its day in the evening, when it finds the network again. A list that was complete at noon is no longer complete at six, and a tracing that was done once and printed does not know it.',
      ],
      figure: {
        Drawing: SilenceDrawing,
        caption:
          'Five phones on one day. The fourth saw nobody. The fifth says nothing after half past eleven: what happened then is unknown, not harmless.',
      },
    },
    {
      heading: 'What to do about it',
      paragraphs: [
        'The remedy is not more sensors. It is to let the system say what it does not know, as plainly as it says what it does. We try to hold to a few rules.',
      ],
      points: [
        'A figure without data is called “No data yet”. It is never a zero, and never green.',
        'Beside a report stands how many people were active, so that a short list can be weighed against how many could have been on it.',
        'A phone is active when it has reported anything in the last two hours. The directory shows when each person’s phone last spoke, so that those who have fallen silent can be asked before the day when it matters.',
        'A tracing is computed when it is looked at, from the records that have arrived by then. Looking again in the evening is not distrust, it is part of the work.',
        'Nobody is ever called safe. The strongest sentence that the records allow is “no contact that reached the threshold was reported”.',
      ],
    },
    {
      heading: 'The habit behind it',
      paragraphs: [
        'It takes one question to make this a habit. Whenever a list is short, ask: who could have been on it, and did their phones speak? If the answer is that the ill person’s own phone was quiet for half a day, no software will fill that half day. A conversation might. Ask where they ate, who drove with them, whom they sat beside.',
        'Good records shorten that conversation. They do not replace it. And when the records are silent, the honest thing is to say so and to pick up the telephone.',
      ],
    },
  ],
};
