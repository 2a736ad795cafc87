import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Anchor, Button, Title } from '@mantine/core';
import { dayOf, shortDay } from '../../../lib/dates/dates.ts';
import { useCan } from '../../company/current/use-can.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { Fact, Facts } from '../../../ui/Facts.tsx';
import { MailAddress } from '../../../ui/MailAddress.tsx';
import {
  PersonDetails_EmployeeFragmentDoc,
  type PersonDetails_EmployeeFragment,
} from '../../../generated/graphql.ts';
import { formatPhone, telLink } from '../person/phone-number.ts';
import { texts } from './texts.tsx';

interface Props {
  employee: FragmentType<PersonDetails_EmployeeFragment>;
  onCorrectPhone: () => void;
}

/** The employee's details in the directory. */
export function PersonDetails({ employee: from, onCorrectPhone }: Props) {
  const can = useCan();
  const { data: employee } = useSuspenseFragment({
    fragment: PersonDetails_EmployeeFragmentDoc,
    from,
  });
  const { timeZone } = useCompany();
  const { email, gender, dateOfBirth } = employee;
  const phone = formatPhone(employee);
  return (
    <section aria-labelledby="details">
      <Title order={2} id="details" mb="sm">
        {texts.details}
      </Title>
      <Facts labelWidth={92}>
        <Fact term={texts.code}>{employee.code}</Fact>
        <Fact term={texts.email}>
          <Anchor href={`mailto:${email}`} inherit>
            <MailAddress address={email} />
          </Anchor>
        </Fact>
        <Fact term={texts.phone}>
          {phone && (
            <Anchor href={telLink(phone)} inherit>
              {phone}
            </Anchor>
          )}
          {can('employee:update') && (
            <Button
              size="compact-xs"
              variant="subtle"
              ml={phone === null ? 0 : 4}
              aria-label={texts.correctPhone}
              onClick={onCorrectPhone}
            >
              {texts.correct}
            </Button>
          )}
        </Fact>
        <Fact term={texts.department}>{employee.department}</Fact>
        <Fact term={texts.designation}>{employee.designation}</Fact>
        <Fact term={texts.gender}>{gender && texts.genders[gender]}</Fact>
        <Fact term={texts.dateOfBirth}>{dateOfBirth && shortDay(dateOfBirth)}</Fact>
        <Fact term={texts.added}>{shortDay(dayOf(employee.createdAt, timeZone))}</Fact>
      </Facts>
    </section>
  );
}
