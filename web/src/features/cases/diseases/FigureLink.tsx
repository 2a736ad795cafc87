import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import { shortDay } from '../../../lib/dates/dates.ts';
import type { FigureTable_DiseaseFragment } from '../../../generated/graphql.ts';
import { formatSourceUrl } from './disease-words.ts';
import { texts } from './texts.tsx';

type Source = NonNullable<FigureTable_DiseaseFragment['figures'][number]['source']>;

/** The title of a source with a link to it, who published it, and when it was read; nothing without an address. */
export function FigureLink({ source }: { source: Source }) {
  const link = formatSourceUrl(source);
  if (link === null) return null;
  return (
    <>
      <Anchor href={link} target="_blank" rel="noreferrer" size="sm" underline="always">
        {source.title}
        <VisuallyHidden> {texts.newTab}</VisuallyHidden>
      </Anchor>
      <Text component="div" size="xs" c="dimmed">
        {`${source.publisher}, ${source.year ?? texts.undated}. ${texts.readOn(shortDay(source.readOn))}.`}
      </Text>
    </>
  );
}
