import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { isStale } from '../../../../apollo/query-result.ts';
import { useIsPrinting } from '../../../../lib/browser/printing.ts';
import { formatNumber } from '../../../../lib/intl.ts';
import { ListPage } from '../../../../ui/ListPage.tsx';
import { PlainTable } from '../../../../ui/PlainTable.tsx';
import { QueryBoundary } from '../../../../ui/QueryBoundary.tsx';
import { Moment } from '../../../company/current/Moment.tsx';
import {
  useCaseCoverageQuery,
  type CaseCoverageQuery,
  type PeopleToAsk_CaseFragment,
} from '../../../../generated/graphql.ts';
import { isTooFewPhones } from './CaseCoverage.tsx';
import { CasePerson, PhoneLink } from './CasePerson.tsx';
import classes from './ExposedTable.module.css';
import { texts } from './texts.tsx';

type Coverage = NonNullable<CaseCoverageQuery['case']['coverage']>;
type Colleague = Coverage['silentColleagues']['items'][number];

const pageSize = 25;
/** People shown before the user asks for all, unless their own department is to be asked. */
const maxFolded = 8;
const { coverage: words } = texts;

interface Props {
  number: number;
  person: PeopleToAsk_CaseFragment['person'];
}

/** Colleagues whose phones could detect nobody, to be asked: the first of them, or the person's own department if they are too many. */
export function SilentColleagues({ number, person }: Props) {
  const [page, setPage] = useState(1);
  const query = useCaseCoverageQuery({ variables: { number, page } });
  return (
    <QueryBoundary
      query={query}
      failure={words.failed}
      fallback={null}
      // The coverage beside the exposed people says so.
      renderError={() => <></>}
    >
      {({ case: { coverage } }) =>
        coverage &&
        coverage.silentColleagues.total > 0 && (
          <section aria-labelledby="silent-colleagues">
            <Title order={2} id="silent-colleagues" mb={4}>
              {words.table}
            </Title>
            <List
              coverage={coverage}
              department={person.department}
              page={page}
              isStale={isStale(query)}
              onPage={setPage}
            />
          </section>
        )
      }
    </QueryBoundary>
  );
}

interface ListProps {
  coverage: Coverage;
  /** Of the person of the case; null for none. */
  department: string | null;
  page: number;
  /** Whether another page is pending. */
  isStale: boolean;
  onPage: (page: number) => void;
}

function List({ coverage, department, isStale: isPending, page, onPage }: ListProps) {
  const isPrinting = useIsPrinting();
  const [isWhole, setWhole] = useState(false);
  const { total, items } = coverage.silentColleagues;
  // The gateway lists the own department first.
  const ofDepartment = items.filter(
    (each) => department !== null && each.person.department === department,
  );
  const isOwnOnly = !isWhole && isTooFewPhones(coverage) && ofDepartment.length > 0;
  const folded = isOwnOnly ? ofDepartment : items.slice(0, isPrinting ? pageSize : maxFolded);
  const shown = isWhole ? items : folded;
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        {isOwnOnly ? words.ownDepartment(department ?? '') : words.ownDepartmentFirst}{' '}
        {words.meaning}
      </Text>
      {isWhole ? (
        <ListPage
          label={words.pages}
          total={total}
          page={page}
          pageSize={pageSize}
          onPage={onPage}
          isStale={isPending}
          columns={3}
          empty={null}
        >
          <ColleagueTable items={shown} />
        </ListPage>
      ) : (
        <ColleagueTable items={shown} />
      )}
      {!isWhole && shown.length < total && (
        <Button
          mt="xs"
          size="compact-sm"
          variant="subtle"
          className="screen-only"
          onClick={() => setWhole(true)}
        >
          {words.showAll(formatNumber(total))}
        </Button>
      )}
    </>
  );
}

function ColleagueTable({ items }: { items: readonly Colleague[] }) {
  return (
    <PlainTable isStacked="pairs" aria-labelledby="silent-colleagues" className={classes.dense}>
      <thead>
        <tr>
          <th scope="col">{texts.person}</th>
          <th scope="col">{words.phone}</th>
          <th scope="col">{words.silentSince}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((colleague) => (
          <tr key={colleague.person.id}>
            <td>
              <CasePerson person={colleague.person} />
            </td>
            <td data-name={words.phone}>
              <PhoneLink person={colleague.person} />
            </td>
            <td data-name={words.silentSince}>
              <SilentSince colleague={colleague} />
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

function SilentSince({ colleague: { phone, silentSince } }: { colleague: Colleague }) {
  return (
    <>
      {silentSince === null ? words.never : <Moment at={silentSince} />}
      {phone === 'BLUETOOTH_OFF' && (
        <Text size="xs" c="dimmed">
          {words.bluetoothOff}
        </Text>
      )}
    </>
  );
}
