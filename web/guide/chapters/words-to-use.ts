import { styles } from '../look.ts';
import type { Sheet } from '../sheet.ts';
import { writeTable } from '../table.ts';
import { writeQuote } from '../quote.ts';

export function wordsToUse(sheet: Sheet): void {
  sheet.block('H2', 'Words to use', styles.subtitle, { after: 6 });
  sheet.paragraph(
    'People remember how they were told for longer than what they were told. These are starting points: put them into your own language, and read them aloud once before you need them.',
  );
  writeQuote(
    sheet,
    'To the person who tested positive',
    'Thank you for telling me; that was the right thing to do. Your name stays with me and my deputy. We will now tell those who were close to you that they may have been exposed, and not by whom. Please stay at home as your doctor or the health authority says, and do not think about work. Is there anything you need today?',
  );
  writeQuote(
    sheet,
    'To a close contact',
    'I am calling about your health. Somebody at work has tested positive, and our records show that you were near that person for long enough to matter, on Tuesday. I cannot say who it is, as I would not say your name. This does not mean that you are ill. Please go home now, avoid being close to others, and watch for symptoms. I will send you in writing what to do and how your pay is settled, and I will call you tomorrow morning.',
  );
  writeQuote(
    sheet,
    'To everybody else',
    'A colleague has tested positive. Everybody who was close to this person for long enough to matter has been told in person today. If nobody has called you, we have no record that you were. Please stay at home if you feel unwell, whatever the record says. Questions go to the safety officer, and we will write again on Friday.',
  );
  sheet.heading('Whom to inform, and of what');
  writeTable(
    sheet,
    ['Who', 'Is told', 'Is not told'],
    [
      [
        'Level 1, and 2 by your policy',
        'That and when they may have been exposed, what to do',
        'By whom',
      ],
      [
        'Their line managers',
        'That the person is away, and for how long',
        'The reason, unless the person agrees',
      ],
      ['Facilities', 'Rooms and hours', 'Names'],
      [
        'Everybody',
        'That it happened, that contacts were told',
        'Names, departments of few people',
      ],
      ['Health authority', 'What the law asks for', 'More than it asks for'],
    ],
    [126, 192, 153],
  );
  sheet.heading('When people ask');
  sheet.list([
    '**‘Who is it?’** I will not say, and I would not say if it were you.',
    '**‘Was it me who passed it on?’** Nobody can know that, and nobody here will try to find out.',
    '**‘Can I come in tomorrow?’** Here is what the health authority says, and here is how your pay is settled.',
  ]);
  sheet.heading('Words to avoid');
  sheet.paragraph(
    '‘Infected’ of somebody who was exposed. ‘Guilty’, ‘careless’, ‘patient zero’. ‘Everything is under control’. ‘You have nothing to worry about’. And any number that you would not put your name to.',
  );
}
