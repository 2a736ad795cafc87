import { formatCodeAndDepartment } from '../../../people/person/person-words.ts';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useCompany } from '../../../company/current/CompanyContext.tsx';
import { formatPhone, telLink } from '../../../people/person/phone-number.ts';
import { paths } from '../../../../lib/paths.ts';

interface Person {
  name: string;
  code: string | null;
  department: string | null;
}

/** A person with a link to their page, code and department. Former employees have only a name. */
export function CasePerson({ person }: { person: Person }) {
  const { name, code } = person;
  const { name: companyName } = useCompany();
  return (
    <>
      {code === null ? (
        name
      ) : (
        <Anchor component={Link} to={paths.employee(companyName, code)} size="sm">
          {name}
        </Anchor>
      )}
      <Text size="xs" c="dimmed">
        {formatCodeAndDepartment(person)}
      </Text>
    </>
  );
}

/** A link that calls a phone number; nothing without one. */
export function PhoneLink({ person }: { person: Parameters<typeof formatPhone>[0] }) {
  const phone = formatPhone(person);
  if (phone === null) return null;
  return (
    <Anchor href={telLink(phone)} inherit underline="always" style={{ whiteSpace: 'nowrap' }}>
      {phone}
    </Anchor>
  );
}
