import { NativeSelect, Text, Title } from '@mantine/core';
import { IconDeviceMobileCheck, IconDeviceMobileOff } from '@tabler/icons-react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useDeferredQuery } from '../../apollo/deferred-query.ts';
import { PagedQuery } from '../../components/PagedQuery.tsx';
import {
  type PhoneTrouble,
  TroubledPhonesDocument,
  useCurrentFiguresQuery,
} from '../../generated/graphql.ts';
import { troubleMeanings, troubleWords } from './coverage-words.ts';
import classes from './InsightsPage.module.css';
import { phonesSection, usePhoneFilter } from './phone-filter.ts';
import { PhoneTable } from './PhoneTable.tsx';

const pageSize = 10;
const choices = [
  { value: '', label: 'All' },
  ...Object.entries(troubleWords).map(([value, label]) => ({ value, label })),
];

/** The phones that may miss contacts, the longest unheard first. */
export function TroubledPhones() {
  const { trouble, page, setTrouble, setPage } = usePhoneFilter();
  const query = useDeferredQuery(TroubledPhonesDocument, { trouble, page, pageSize });
  return (
    <section className={classes.section} id={phonesSection} aria-labelledby="phones">
      <div className={classes.head}>
        <div>
          <Title order={2} id="phones">
            Phones to look after
          </Title>
          <Text size="sm" c="dimmed" mt={2}>
            {trouble === null ? 'They may miss contacts' : troubleMeanings[trouble]}
          </Text>
        </div>
        <NativeSelect
          label="Trouble"
          size="xs"
          data={choices}
          value={trouble ?? ''}
          onChange={(event) =>
            setTrouble(
              event.currentTarget.value === '' ? null : (event.currentTarget.value as PhoneTrouble),
            )
          }
        />
      </div>
      <PagedQuery
        query={query}
        select={(data) => data.troubledPhones}
        page={page}
        pageSize={pageSize}
        onPage={setPage}
        failure="The phones to look after could not be loaded."
        columns={4}
        empty={<NoTroubledPhone trouble={trouble} />}
      >
        {(phones) => <PhoneTable phones={phones} />}
      </PagedQuery>
    </section>
  );
}

function NoTroubledPhone({ trouble }: { trouble: PhoneTrouble | null }) {
  const { data } = useCurrentFiguresQuery({ fetchPolicy: 'cache-first' });
  if (data?.coverage.phones === 0) {
    return (
      <EmptyState
        icon={IconDeviceMobileOff}
        order={3}
        title="No phone has signed in yet"
        sentence="Phones that may miss contacts are listed here once people have signed in on the app."
      />
    );
  }
  return trouble === null ? (
    <EmptyState
      icon={IconDeviceMobileCheck}
      order={3}
      title="No phone to look after"
      sentence="Every phone that signed in was heard in the last 24 hours with all that it needs."
    />
  ) : (
    <EmptyState
      icon={IconDeviceMobileCheck}
      order={3}
      title="No phone with this trouble"
      sentence="Choose All to see phones with other troubles."
    />
  );
}
