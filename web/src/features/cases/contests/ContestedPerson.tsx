import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { fontWeights } from '../../../ui/tokens.ts';
import { paths } from '../../../lib/paths.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';

interface Props {
  person: { id: string; name: string; code: string | null; isDeleted: boolean };
}

/** A person of a contest, with a link to their page. Deleted people have only a name. */
export function ContestedPerson({ person: { id, name, code, isDeleted } }: Props) {
  const { name: companyName } = useCompany();
  if (isDeleted)
    return (
      <Text component="span" size="sm" fs="italic">
        {name}
      </Text>
    );
  return (
    <Anchor
      component={Link}
      to={paths.employee(companyName, code ?? id)}
      size="sm"
      c="inherit"
      fw={fontWeights.medium}
    >
      {name}
    </Anchor>
  );
}
