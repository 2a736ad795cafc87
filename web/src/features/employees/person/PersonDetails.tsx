import { Anchor, Title } from '@mantine/core';
import { dayOf, shortDay } from '../../../domain/dates/dates.ts';
import { useCompany } from '../../../domain/company/CompanyContext.tsx';
import type { PersonDetails_EmployeeFragment } from '../../../generated/graphql.ts';
import { phoneOf } from '../directory/EmployeeRow.tsx';
import { FactList } from './FactList.tsx';

const genderWords = { FEMALE: 'Female', MALE: 'Male' } as const;

/** What the directory knows of somebody. */
export function PersonDetails({ employee }: { employee: PersonDetails_EmployeeFragment }) {
  const { timeZone } = useCompany();
  const { email, gender, dateOfBirth } = employee;
  const phone = phoneOf(employee);
  return (
    <section aria-labelledby="details">
      <Title order={2} id="details" mb="sm">
        Details
      </Title>
      <FactList
        facts={[
          ['Employee ID', employee.code],
          [
            'Email',
            <Anchor key="email" href={`mailto:${email}`} inherit>
              {email}
            </Anchor>,
          ],
          [
            'Phone',
            <Anchor key="phone" href={`tel:${phone.replaceAll(' ', '')}`} inherit>
              {phone}
            </Anchor>,
          ],
          ['Department', employee.department],
          ['Designation', employee.designation],
          ['Gender', gender && genderWords[gender]],
          ['Date of birth', dateOfBirth && shortDay(dateOfBirth)],
          ['Added', shortDay(dayOf(employee.createdAt, timeZone))],
        ]}
      />
    </section>
  );
}
