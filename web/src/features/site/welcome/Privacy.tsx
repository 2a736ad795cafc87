import { Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { SideBySide } from '../../../ui/SideBySide.tsx';
import { paths } from '../../../lib/paths.ts';
import classes from './Privacy.module.css';
import { texts } from './texts.tsx';

/** Which data is stored, who sees it, and what is not done. */
export function Privacy() {
  return (
    <section aria-labelledby="stance" className={classes.band}>
      <SideBySide
        widths="minmax(0, 4fr) minmax(0, 7fr)"
        gap="48px 80px"
        maw={1216}
        mx="auto"
        px={{ base: 16, sm: 32 }}
        py={{ base: 56, sm: 72, md: 96 }}
      >
        <div className={classes.head}>
          <Title
            order={2}
            id="stance"
            fz="clamp(1.75rem, 1.2rem + 1.8vw, 2.5rem)"
            lts="-0.026em"
            lh={1.14}
          >
            {texts.privacy}
          </Title>
          <p>
            {texts.privacyMeaning(
              <Link to={paths.privacy} className={classes.link}>
                {texts.policy}
              </Link>,
              <Link to={paths.appPrivacy} className={classes.link}>
                {texts.appPolicy}
              </Link>,
            )}
          </p>
        </div>
        <dl className={classes.facts}>
          {texts.privacyFacts.map(({ title, words }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </SideBySide>
    </section>
  );
}
