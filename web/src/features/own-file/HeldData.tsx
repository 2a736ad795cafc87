import { Accordion, List, Text } from '@mantine/core';
import { useState } from 'react';
import { useIsPrinting } from '../../browser/printing.ts';
import { Fact, Facts } from '../../components/Facts.tsx';
import type { OwnFile } from './own-file.ts';
import { texts } from './texts.ts';

/** What the company stores about the employee, why, and until when. All parts are open in print. */
export function HeldData({ columns }: Pick<OwnFile, 'columns'>) {
  const [opened, setOpened] = useState<string[]>([]);
  const isPrinting = useIsPrinting();
  const parts = [...new Set(columns.map(({ part }) => part))].map((part, place) => ({
    // Used in ids, which cannot contain spaces.
    value: String(place),
    part,
    held: columns.filter((column) => column.part === part),
  }));
  return (
    <Accordion
      multiple
      order={3}
      keepMounted={false}
      transitionDuration={0}
      value={isPrinting ? parts.map(({ value }) => value) : opened}
      onChange={setOpened}
    >
      {parts.map(({ value, part, held }) => (
        <Accordion.Item key={value} value={value}>
          <Accordion.Control px={0}>{part}</Accordion.Control>
          <Accordion.Panel>
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
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
