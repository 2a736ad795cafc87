import { Anchor, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { dayOf, formatDay, inSentence } from '../../lib/dates/dates.ts';
import { PersonAvatar } from '../people/person/PersonAvatar.tsx';
import { CorrectionDialog, type HeldFact } from './dialogs/CorrectionDialog.tsx';
import type { OwnFile } from './own-file.ts';
import { texts } from './texts.ts';

/** The employee's details in the company's records, with buttons to request corrections. */
export function Record({ file }: { file: OwnFile }) {
  const [wrong, setWrong] = useState<HeldFact | null>(null);
  const [isOpen, setOpen] = useState(false);
  const facts: HeldFact[] = [
    { field: 'NAME', value: file.name },
    { field: 'EMAIL', value: file.email },
    { field: 'PHONE', value: [file.callingCode ?? '', file.phone].join(' ').trim() },
    { field: 'DEPARTMENT', value: file.department },
    { field: 'DESIGNATION', value: file.designation ?? '' },
  ];
  const correct = (fact: HeldFact): void => {
    setWrong(fact);
    setOpen(true);
  };
  return (
    <>
      <Text size="sm" c="dimmed">
        {texts.sinceAs(
          inSentence(formatDay(dayOf(file.joinedAt, file.timeZone), file.timeZone)),
          file.code,
        )}
      </Text>
      {file.photo !== null && <PersonAvatar name={file.name} photo={file.photo} size={72} />}
      <Facts orientation="vertical" gap={16}>
        {facts.map((fact) => (
          <Fact key={fact.field} term={texts.fields[fact.field]}>
            <Group justify="space-between" gap="xs" wrap="nowrap" w="100%">
              <span>{fact.value === '' ? texts.nothingHeld : fact.value}</span>
              <Anchor
                component="button"
                type="button"
                size="sm"
                className="screen-only"
                style={{ flex: 'none' }}
                aria-label={texts.wrongOf(texts.fields[fact.field])}
                onClick={() => correct(fact)}
              >
                {texts.wrong}
              </Anchor>
            </Group>
          </Fact>
        ))}
      </Facts>
      <Anchor
        component="button"
        type="button"
        size="sm"
        ta="left"
        className="screen-only"
        onClick={() => correct({ field: 'OTHER', value: '' })}
      >
        {texts.otherWrong}
      </Anchor>
      <CorrectionDialog isOpen={isOpen} wrong={wrong} onClose={() => setOpen(false)} />
    </>
  );
}
