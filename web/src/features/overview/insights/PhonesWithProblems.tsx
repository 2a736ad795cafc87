import { Group, Text, Title } from '@mantine/core';
import { IconDeviceMobileCheck, IconDeviceMobileOff } from '@tabler/icons-react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FilterSelect } from '../../../ui/FilterSelect.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import {
  type PhoneTrouble,
  usePhonesWithProblemsQuery,
  useCurrentFiguresQuery,
} from '../../../generated/graphql.ts';
import classes from './InsightsPage.module.css';
import { phonesSection, phoneTroubles, usePhoneFilter } from './phone-filter.ts';
import { PhoneTable } from './PhoneTable.tsx';
import { texts } from './texts.ts';

const pageSize = 10;

/** The phones that may miss contacts, longest silent first. */
export function PhonesWithProblems() {
  const { trouble, page, setTrouble, setPage } = usePhoneFilter();
  const query = usePhonesWithProblemsQuery({ variables: { trouble, page, pageSize } });
  return (
    <section className={classes.section} id={phonesSection} aria-labelledby="phones">
      <Group justify="space-between" align="flex-end" gap="12px 24px" mb={20}>
        <div>
          <Title order={2} id="phones">
            {texts.phonesToLookAfter}
          </Title>
          <Text size="sm" c="dimmed" mt={2}>
            {trouble === null ? texts.mayMissContacts : texts.troubleMeanings[trouble]}
          </Text>
        </div>
        <FilterSelect
          label={texts.trouble}
          size="xs"
          allLabel={texts.all}
          choices={phoneTroubles}
          labels={texts.troubles}
          value={trouble}
          onChange={setTrouble}
        />
      </Group>
      <PagedList
        query={query}
        select={(data) => data.troubledPhones}
        page={page}
        pageSize={pageSize}
        onPage={setPage}
        failure={texts.phonesFailed}
        columns={4}
        empty={<NoPhoneWithProblems trouble={trouble} />}
      >
        {(phones) => <PhoneTable phones={phones} />}
      </PagedList>
    </section>
  );
}

function NoPhoneWithProblems({ trouble }: { trouble: PhoneTrouble | null }) {
  const { data } = useCurrentFiguresQuery({ fetchPolicy: 'cache-first' });
  if (data?.coverage.phones === 0) {
    return (
      <EmptyState
        icon={IconDeviceMobileOff}
        order={3}
        title={texts.noPhoneSignedInTitle}
        sentence={texts.noPhoneSignedInHelp}
      />
    );
  }
  return trouble === null ? (
    <EmptyState
      icon={IconDeviceMobileCheck}
      order={3}
      title={texts.noProblems}
      sentence={texts.noProblemsHelp}
    />
  ) : (
    <EmptyState
      icon={IconDeviceMobileCheck}
      order={3}
      title={texts.noPhoneWithTrouble}
      sentence={texts.noPhoneWithTroubleHelp}
    />
  );
}
