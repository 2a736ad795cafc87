import { SideBySide } from '../../components/SideBySide.tsx';
import { OfficerDrawing } from './OfficerDrawing.tsx';
import { SectionHead } from './SectionHead.tsx';
import classes from './Officer.module.css';
import welcome from './Welcome.module.css';

const sights = [
  {
    title: 'A state in one sentence',
    words: 'How many positive cases there are and how many people are to be informed, first thing.',
  },
  {
    title: 'Who, when, and through whom',
    words:
      'Everybody exposed, level by level, with the minute of the exposure and the meetings that led there.',
  },
  {
    title: 'The evidence behind each name',
    words:
      'Down to the single record: which phone reported it, when, and what it added to the sum. For the call in which somebody asks how you know.',
  },
  {
    title: 'What is not known',
    words:
      'Which phones have fallen silent, and since when. “No data yet” is written where there is none; it is never a green figure.',
  },
  {
    title: 'Something to hand on',
    words: 'A report of the case to print, and the lists as CSV files.',
  },
];

/** For whom it is made, and what that person sees. */
export function Officer() {
  return (
    <section aria-labelledby="officer" className={welcome.section}>
      <SideBySide widths="minmax(0, 5fr) minmax(0, 6fr)" gap="40px 80px">
        <div>
          <SectionHead id="officer" title="For the person who has to make the calls">
            Safety officers, office managers, ward managers: whoever picks up the phone on a bad
            morning and cannot afford to read a manual first.
          </SectionHead>
          <dl className={classes.sights}>
            {sights.map(({ title, words }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={classes.picture}>
          <OfficerDrawing />
        </div>
      </SideBySide>
    </section>
  );
}
