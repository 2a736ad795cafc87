import { Accordion, List, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useIsPrinting } from '../../lib/browser/printing.ts';
import { Fact, Facts } from '../../ui/Facts.tsx';
import type { OwnFile } from './own-file.ts';
import { texts } from './texts.ts';

type Column = OwnFile['columns'][number];

/** What the company stores about the employee, why, and until when, by topic. All topics are open in print. */
export function HeldData({ columns }: Pick<OwnFile, 'columns'>) {
  const [opened, setOpened] = useState<string[]>([]);
  const isPrinting = useIsPrinting();
  const topics = [...Map.groupBy(columns, ({ topic }) => topic)].map(([topic, held], place) => ({
    // Used in ids, which cannot contain spaces.
    value: String(place),
    topic,
    parts: [...Map.groupBy(held, ({ part }) => part)],
  }));
  return (
    <Accordion
      multiple
      order={3}
      keepMounted={false}
      transitionDuration={0}
      value={isPrinting ? topics.map(({ value }) => value) : opened}
      onChange={setOpened}
    >
      {topics.map(({ value, topic, parts }) => (
        <Accordion.Item key={value} value={value}>
          <Accordion.Control px={0}>{topic}</Accordion.Control>
          <Accordion.Panel>
            <Stack gap="xl">
              {parts.map(([part, held]) => (
                <Part key={part} title={part} held={held} />
              ))}
            </Stack>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

function Part({ title, held }: { title: string; held: readonly Column[] }) {
  return (
    <div>
      <Title order={4} size="sm" mb="xs">
        {title}
      </Title>
      <Facts orientation="vertical" mb="md">
        <Fact term={texts.why}>{held[0]!.purpose}</Fact>
        <Fact term={texts.keptUntil}>{held[0]!.keptUntil}</Fact>
      </Facts>
      <List size="sm" spacing={6}>
        {held.map(({ what, withheld }) => (
          <List.Item key={what}>
            {what}
            {withheld !== null && (
              <Text size="xs" c="dimmed">
                {texts.withheld(withheld)}
              </Text>
            )}
          </List.Item>
        ))}
      </List>
    </div>
  );
}
