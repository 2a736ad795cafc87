import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useIsPrinting } from '../../lib/browser/printing.ts';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { useCompany } from '../company/current/CompanyContext.tsx';
import { formatDay } from '../../lib/dates/dates.ts';
import { formatNumber } from '../../lib/intl.ts';
import type { OwnFile } from './own-file.ts';
import { texts } from './texts.ts';

/** Initial number of rows. */
const shownFirst = 10;

/** On which days and in which roles the employee's data was viewed, latest day first. */
export function Accesses({ accesses }: Pick<OwnFile, 'accesses'>) {
  const { timeZone } = useCompany();
  const [isWhole, setWhole] = useState(false);
  const isPrinting = useIsPrinting();
  if (accesses.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {texts.noAccesses}
      </Text>
    );
  const shown = isWhole || isPrinting ? accesses : accesses.slice(0, shownFirst);
  return (
    <>
      <PlainTable>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.who}</th>
            <th scope="col">{texts.what}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ day, role, data }) => (
            <tr key={`${day} ${role} ${data}`}>
              <td>{formatDay(day, timeZone)}</td>
              <td>{texts.roles[role]}</td>
              <td>{texts.accessData[data]}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {shown.length < accesses.length && (
        <Button
          variant="default"
          w="fit-content"
          className="screen-only"
          onClick={() => setWhole(true)}
        >
          {texts.showAll(formatNumber(accesses.length))}
        </Button>
      )}
    </>
  );
}
