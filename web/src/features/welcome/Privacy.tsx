import { Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { SideBySide } from '../../components/SideBySide.tsx';
import { paths } from '../../paths.ts';
import classes from './Privacy.module.css';

const facts = [
  {
    title: 'What is kept',
    words:
      'Two people, a start, minutes and, where it is known, a distance. Passwords only as hashes. The directory holds what the company enters.',
  },
  {
    title: 'No track of where people go',
    words: 'Phones know that they were near each other. Where that was, they do not say.',
  },
  {
    title: 'Who sees it',
    words:
      'Those who sign in for the company, nobody else. Not other companies, not other employees, and not our administrators.',
  },
  {
    title: 'What a phone is told',
    words: 'The dates of positive cases that its owner was in contact with. Never a name.',
  },
  {
    title: 'The pass-key proves nothing',
    words: 'It says which company is meant. Knowing it lets nobody in, so it may hang on the wall.',
  },
  {
    title: 'Silence is not shown as safety',
    words: 'An empty list says that no contact was reported. Nobody is ever called safe.',
  },
  {
    title: 'Deletion means deletion',
    words:
      'A deleted employee’s personal data go at once. A deleted company goes with all its data after 30 days, and can change its mind until then.',
  },
];

/** What is kept about people, who sees it, and what is not done. */
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
            People carry it only as long as they trust it
          </Title>
          <p>
            Records of who was near whom deserve more care than most. This is what we hold to; the
            whole of it stands in the{' '}
            <Link to={paths.privacy} className={classes.link}>
              privacy policy
            </Link>{' '}
            and in{' '}
            <Link to={paths.appPrivacy} className={classes.link}>
              that of the app
            </Link>
            .
          </p>
        </div>
        <dl className={classes.facts}>
          {facts.map(({ title, words }) => (
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
