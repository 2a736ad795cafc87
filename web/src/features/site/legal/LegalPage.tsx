import { Text, Title } from '@mantine/core';
import { formatDate } from '../../../lib/intl.ts';
import type { LegalBlock, LegalSection, LegalText } from './legal-text.ts';
import { LegalContact } from './LegalContact.tsx';
import { LegalContents } from './LegalContents.tsx';
import classes from './LegalPage.module.css';
import { texts } from './texts.tsx';

/** Formats a day yyyy-MM-dd as '26 May 2020'. */
const formatEffective = (day: string): string => formatDate(day, 'UTC', { dateStyle: 'long' });

/** A legal text in numbered sections, each with its own anchor, beside a table of contents. */
export function LegalPage({ text }: { text: LegalText }) {
  const { title, summary, effective, opening, sections } = text;
  return (
    <div className={classes.page}>
      <title>{texts.documentTitle(title)}</title>
      <meta name="description" content={summary} />
      <div style={{ gridColumn: '1 / -1' }}>
        <Title order={1} fz={{ base: 28, sm: 34 }} lh={1.2} lts="-0.022em">
          {title}
        </Title>
        <Text c="dimmed" size="lg" mt={8}>
          {summary}
        </Text>
        <Text c="dimmed" size="sm" mt="md">
          {texts.effective(<time dateTime={effective}>{formatEffective(effective)}</time>)}
        </Text>
      </div>
      <LegalContents sections={sections} />
      <div className={classes.text}>
        <Blocks blocks={opening} />
        {sections.map((section, index) => (
          <Section key={section.id} section={section} number={`${index + 1}`} />
        ))}
      </div>
    </div>
  );
}

function Section({ section, number }: { section: LegalSection; number: string }) {
  const { id, title, blocks, parts = [] } = section;
  const isPart = number.includes('.');
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classes.section}>
      <Title order={isPart ? 3 : 2} fz={isPart ? 17 : 22} id={`${id}-title`}>
        <span className={classes.number}>{number}</span> {title}
      </Title>
      <Blocks blocks={blocks} />
      {parts.map((part, index) => (
        <Section key={part.id} section={part} number={`${number}.${index + 1}`} />
      ))}
    </section>
  );
}

function Blocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block) => {
    if (typeof block === 'string') return <p key={block}>{block}</p>;
    if ('contact' in block) return <LegalContact key="contact" />;
    return (
      <ul key={block.points[0]}>
        {block.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    );
  });
}
