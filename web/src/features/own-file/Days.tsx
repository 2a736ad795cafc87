import { Button, Progress, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { useCompany } from '../company/current/CompanyContext.tsx';
import { formatDay } from '../../lib/dates/dates.ts';
import { formatNumber } from '../../lib/intl.ts';
import { ContestDialog } from './dialogs/ContestDialog.tsx';
import type { OwnFile } from './own-file.ts';
import { texts } from './texts.ts';

/** How many people the employee met each day and how often, with a button to contest a day. */
export function Days({ days }: Pick<OwnFile, 'days'>) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <DayTable days={days} />
      <Text size="sm" className="screen-only">
        {texts.contestHelp}
      </Text>
      <Button variant="default" w="fit-content" className="screen-only" onClick={open}>
        {texts.contest}
      </Button>
      <ContestDialog isOpen={isOpen} onClose={close} />
    </>
  );
}

function DayTable({ days }: Pick<OwnFile, 'days'>) {
  const { timeZone } = useCompany();
  const max = Math.max(...days.map(({ people }) => people));
  if (max === 0)
    return (
      <Text size="sm" c="dimmed">
        {texts.noDays}
      </Text>
    );
  return (
    <PlainTable>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.people}</th>
          <th scope="col">{texts.meetings}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, people, meetings }) => (
          <tr key={day}>
            <td>{formatDay(day, timeZone)}</td>
            <td>
              {formatNumber(people)}
              <Progress
                value={(people / Math.max(1, max)) * 100}
                size="xs"
                w={64}
                aria-hidden
                className="screen-only"
              />
            </td>
            <td>{formatNumber(meetings)}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
