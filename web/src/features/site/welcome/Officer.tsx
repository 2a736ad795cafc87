import { SideBySide } from '../../../ui/SideBySide.tsx';
import { OfficerDrawing } from './OfficerDrawing.tsx';
import { SectionHead } from './SectionHead.tsx';
import classes from './Officer.module.css';
import welcome from './Welcome.module.css';
import { texts } from './texts.tsx';

/** Describes the safety officer and what they see. */
export function Officer() {
  return (
    <section aria-labelledby="officer" className={welcome.section}>
      <SideBySide widths="minmax(0, 5fr) minmax(0, 6fr)" gap="40px 80px">
        <div>
          <SectionHead id="officer" title={texts.officer}>
            {texts.officerMeaning}
          </SectionHead>
          <dl className={classes.sights}>
            {texts.sights.map(({ title, words }) => (
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
