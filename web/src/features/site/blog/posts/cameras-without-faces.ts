import type { Article } from '../article.ts';
import { CameraDrawing } from '../drawings/CameraDrawing.tsx';

export const camerasWithoutFaces: Article = {
  slug: 'cameras-without-faces',
  title: 'Cameras without faces',
  summary:
    'A camera can measure a crowd without knowing anyone in it. That is often the better tool.',
  sections: [
    {
      paragraphs: [
        'Say “camera” in a workplace and people hear “watching”. They are right to be wary. A camera that knows faces knows far more than any health measure needs, and what it knows does not go away when the measure ends. But there is another way to use one: as an instrument that counts.',
      ],
    },
    {
      heading: 'Counting is enough',
      paragraphs: [
        'Consider what a safety officer wants to learn about a canteen. How many people are in it at noon? How close do they stand in the queue? For how long? Does the new table plan help? None of these questions has a name in it. A camera that finds figures in a picture, measures the distance between them on the floor, and reports “five people, closer than the minimum, for four minutes, in the canteen” has answered all of them. The picture itself can be forgotten in the same second.',
        'That is how a breach by a camera may look in VisionCloud: a room, a time, a length, and how many. It need not name anybody, and then it stands for itself. The product recognises no faces, our servers do not fetch pictures from your cameras, and there is no place in which footage would be kept.',
      ],
      figure: {
        Drawing: CameraDrawing,
        caption:
          'A room as a counting camera reports it: positions, the minimum distance around each, and the two pairs that are closer.',
      },
    },
    {
      heading: 'What it cannot do',
      paragraphs: [
        'A camera that knows nobody cannot tell anybody that they were exposed. That remains the task of the phones, which belong to people who chose to carry them. The two answer different questions. Phones say who met whom, anywhere; cameras say how a room is used, by everyone in it, visitors included. One leads to a call, the other to a second exit.',
        'Keep them apart in your reports as well. A meeting that a phone reported and a breach that a camera counted are not two proofs of the same thing. We merge records into one meeting only within one kind of source, never across.',
      ],
    },
    {
      heading: 'Before you put one up',
      paragraphs: [
        'A short list has served well in conversations with staff, and it costs nothing to go through it in the open.',
      ],
      points: [
        'Say what question the camera answers, and take it down when it is answered.',
        'Choose the angle from above. Heads and shoulders are enough to count.',
        'Process the picture in or beside the camera, so that only figures leave the room.',
        'Set a safe distance and a delay that fit the room: people who pass each other are no breach.',
        'Hang a notice at the door, with a name to ask.',
        'Show the figures to those who are counted. A graph on the canteen wall changes a queue faster than a rule does.',
      ],
    },
    {
      paragraphs: [
        'If at the end somebody asks whether the camera could recognise them, the answer should not be “we have switched that off”. It should be “there is nothing in it that could”. The difference is the whole point. The first is a promise that the next person in charge may change. The second is a fact about how the thing was built.',
      ],
    },
  ],
};
