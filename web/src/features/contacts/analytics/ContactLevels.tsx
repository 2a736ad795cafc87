import { Anchor, Group, SimpleGrid, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { codeOf } from '../../../apollo/errors.ts';
import { paths } from '../../../lib/paths.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { formatUnmeasured } from '../reporting/reporting-words.ts';
import { TableSkeleton } from '../../../ui/TableSkeleton.tsx';
import type { ContactLevelsQuery, useContactLevelsQuery } from '../../../generated/graphql.ts';
import { ContactColumn } from './ContactColumn.tsx';
import { texts } from './texts.ts';

type Exposure = ContactLevelsQuery['trace']['exposures'][number];

interface Props {
  query: ReturnType<typeof useContactLevelsQuery>;
  /** Id of the primary contact to filter by; null for all. */
  through: string | null;
  onChooseThrough: (id: string | null) => void;
}

/** Primary, secondary and tertiary contacts of a person: levels 1, 2 and 3 of its trace. Choosing a primary contact filters the others. */
export function ContactLevels({ query, ...choice }: Props) {
  return (
    <QueryBoundary
      query={query}
      dropsPrevious
      fallback={<TableSkeleton rows={4} columns={3} />}
      renderError={(error) => (codeOf(error) === 'NOT_FOUND' ? <PersonUnknown /> : undefined)}
    >
      {({ trace }) => <Levels trace={trace} {...choice} />}
    </QueryBoundary>
  );
}

function PersonUnknown() {
  return (
    <EmptyState icon={IconUsers} title={texts.personNotFound} sentence={texts.personNotFoundHelp} />
  );
}

interface LevelsProps extends Omit<Props, 'query'> {
  trace: ContactLevelsQuery['trace'];
}

function Levels({
  trace: { person, exposures, reporting },
  through,
  onChooseThrough,
}: LevelsProps) {
  const { name: companyName } = useCompany();
  const unmeasured = exposures.length === 0 ? formatUnmeasured(reporting) : null;
  const chosen = exposures.find(
    (exposure) => exposure.level === 1 && exposure.person.id === through,
  );
  const ofLevel = (level: number): Exposure[] =>
    exposures.filter(
      (exposure) =>
        exposure.level === level &&
        (level === 1 || !chosen || exposure.path[0]?.person.id === chosen.person.id),
    );
  const follow = chosen?.person ?? person;
  const behind = chosen ? texts.through(chosen.person.name) : '';

  return (
    <>
      <Group gap="lg" mb="sm">
        <Anchor component={Link} size="sm" to={paths.tracing(companyName, follow.id)}>
          {texts.trace(follow.name)}
        </Anchor>
        {chosen && (
          <Anchor component="button" type="button" size="sm" onClick={() => onChooseThrough(null)}>
            {texts.showAll}
          </Anchor>
        )}
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="xl">
        <ContactColumn
          title={texts.primary}
          meaning={texts.primaryMeaning(person.name)}
          exposures={ofLevel(1)}
          unmeasured={unmeasured}
          chosenId={chosen?.person.id ?? null}
          onChoose={onChooseThrough}
        />
        <ContactColumn
          title={texts.secondary}
          meaning={[texts.secondaryMeaning, behind].filter(Boolean).join(', ')}
          exposures={ofLevel(2)}
          unmeasured={unmeasured}
        />
        <ContactColumn
          title={texts.tertiary}
          meaning={[texts.tertiaryMeaning, behind].filter(Boolean).join(', ')}
          exposures={ofLevel(3)}
          unmeasured={unmeasured}
        />
      </SimpleGrid>
      {ofLevel(1).length > 0 && !chosen && (
        <Text size="xs" c="dimmed" mt="sm">
          {texts.follow}
        </Text>
      )}
    </>
  );
}
