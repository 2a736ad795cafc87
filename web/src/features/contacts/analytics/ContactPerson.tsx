import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import type { ContactPerson_PersonFragment as Person } from '../../../generated/graphql.ts';
import { fontWeights } from '../../../ui/tokens.ts';

/** A person of a contact, linked to their tracing page unless they have left the company. */
export function ContactPerson({ person }: { person: Person }) {
  const { name: companyName } = useCompany();
  if (person.isDeleted) {
    return (
      <Text component="span" size="sm" fs="italic">
        {person.name}
      </Text>
    );
  }
  return (
    <>
      <Anchor
        component={Link}
        to={paths.tracing(companyName, person.id)}
        c="var(--mantine-color-text)"
        fw={fontWeights.medium}
        size="sm"
      >
        {person.name}
      </Anchor>
      <Text size="xs" c="dimmed">
        {[person.code, person.department].filter(Boolean).join(' · ')}
      </Text>
    </>
  );
}
