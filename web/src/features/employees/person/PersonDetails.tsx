import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Anchor, Title } from '@mantine/core';
import { dayOf, shortDay } from '../../../domain/dates/dates.ts';
import { useCompany } from '../../../domain/company/CompanyContext.tsx';
import { Fact, Facts } from '../../../components/Facts.tsx';
import {
  PersonDetails_EmployeeFragmentDoc,
  type PersonDetails_EmployeeFragment,
} from '../../../generated/graphql.ts';
import { phoneOf } from '../directory/EmployeeRow.tsx';

const genderWords = { FEMALE: 'Female', MALE: 'Male' } as const;

/** What the directory knows of somebody. */
export function PersonDetails({
  employee: from,
}: {
  employee: FragmentType<PersonDetails_EmployeeFragment>;
}) {
  const { data: employee } = useSuspenseFragment({
    fragment: PersonDetails_EmployeeFragmentDoc,
    from,
  });
  const { timeZone } = useCompany();
  const { email, gender, dateOfBirth } = employee;
  const phone = phoneOf(employee);
  return (
    <section aria-labelledby="details">
      <Title order={2} id="details" mb="sm">
        Details
      </Title>
      <Facts labelWidth={92}>
        <Fact term="Employee ID">{employee.code}</Fact>
        <Fact term="Email">
          <Anchor href={`mailto:${email}`} inherit>
            {email}
          </Anchor>
        </Fact>
        <Fact term="Phone">
          <Anchor href={`tel:${phone.replaceAll(' ', '')}`} inherit>
            {phone}
          </Anchor>
        </Fact>
        <Fact term="Department">{employee.department}</Fact>
        <Fact term="Designation">{employee.designation}</Fact>
        <Fact term="Gender">{gender && genderWords[gender]}</Fact>
        <Fact term="Date of birth">{dateOfBirth && shortDay(dateOfBirth)}</Fact>
        <Fact term="Added">{shortDay(dayOf(employee.createdAt, timeZone))}</Fact>
      </Facts>
    </section>
  );
}
