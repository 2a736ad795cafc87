import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useIsPrinting } from '../../browser/printing.ts';
import { PlainTable } from '../../components/PlainTable.tsx';
import { Moment } from '../../domain/dates/Moment.tsx';
import { formatNumber } from '../../intl.ts';
import type { OwnFile } from './own-file.ts';
import { texts } from './texts.ts';

/** Initial number of rows. */
const shownFirst = 10;

/** Who viewed the employee's data: when, in which role, and what; newest first. */
export function Reads({ reads }: Pick<OwnFile, 'reads'>) {
  const [isWhole, setWhole] = useState(false);
  const isPrinting = useIsPrinting();
  if (reads.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {texts.noReads}
      </Text>
    );
  // Two views can have the same time, role and kind.
  const rows = reads.map((read, place) => ({ ...read, key: String(place) }));
  const shown = isWhole || isPrinting ? rows : rows.slice(0, shownFirst);
  return (
    <>
      <PlainTable>
        <thead>
          <tr>
            <th scope="col">{texts.when}</th>
            <th scope="col">{texts.who}</th>
            <th scope="col">{texts.what}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, at, role, what }) => (
            <tr key={key}>
              <td>
                <Moment at={at} />
              </td>
              <td>{texts.roles[role]}</td>
              <td>{texts.readKinds[what]}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {shown.length < reads.length && (
        <Button
          variant="default"
          w="fit-content"
          className="screen-only"
          onClick={() => setWhole(true)}
        >
          {texts.showAll(formatNumber(reads.length))}
        </Button>
      )}
    </>
  );
}
