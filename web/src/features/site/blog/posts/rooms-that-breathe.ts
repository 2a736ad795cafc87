import type { Article } from '../article.ts';
import { RoomDrawing } from '../drawings/RoomDrawing.tsx';

export const roomsThatBreathe: Article = {
  slug: 'rooms-that-breathe',
  title: 'Rooms that breathe',
  summary: 'Distance is what people see. Air is what they share. A walk through your own building.',
  sections: [
    {
      paragraphs: [
        'Markings on the floor are easy to see, and so they get the attention. Air is harder. Yet two people at a proper distance in a closed room share what they breathe out within the hour, while two people close together on a windy loading dock hardly do. Contact tracing measures distance and time. What lies between people, the room, has to be looked at by somebody who walks through it.',
      ],
    },
    {
      heading: 'Begin with the small rooms',
      paragraphs: [
        'The worst room of a building is rarely the large one. It is the meeting room without a window that was once a store, the break room where eight people eat at the same half hour, the control room, the van. Small volume, many people, long stays, much talking. Make a list of the rooms where at least two of these come together. It will be shorter than you fear.',
        'Then use what your records already know. If most meetings that reach the threshold happen between the same departments at the same hour, there is a place behind it. A breach count by room says the same in another way. Go there at that hour and stand in it for ten minutes.',
      ],
      figure: {
        Drawing: RoomDrawing,
        caption:
          'The same room twice. With the door closed the air goes round. With an opening on two sides it goes through.',
      },
    },
    {
      heading: 'Three things that help',
      paragraphs: [
        'First, let air in on one side and out on the other. A single open window changes little; a window and a door across from it change a lot. Where there is a ventilation system, find out how much of its air comes from outside. Some systems return most of what they take, and a setting that saves energy at night may still be on at nine.',
        'Second, shorten the stay. The cheapest change in most workplaces is to split one long lunch into two, or to hold the morning round standing up, outdoors, for as long as it takes and no longer. Halving the time does as much as a good deal of equipment.',
        'Third, measure. A carbon dioxide meter costs little and shows how much of the air in a room has been breathed before. Outdoor air has a little over 400 parts per million. What a good limit is depends on the room and on the rules where you are; watching the figure rise in the course of a meeting teaches more than any limit.',
      ],
    },
    {
      heading: 'What not to expect',
      paragraphs: [
        'Air purifiers with a proper filter take particles out, and are worth having where no window opens. They do not bring fresh air, and they help only in the room they stand in, switched on. Sprays and lights that promise to clean the air while people sit in it deserve distrust, and a question to someone who does not sell them.',
        'And no room makes contacts disappear. Good air lowers what a contact costs. It remains a contact, it is still recorded, and the people in it still deserve to be told. The two halves of the work go together: know who met, and make it matter less when they do.',
      ],
    },
  ],
};
