import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { PagedList } from '../../../../ui/PagedList.tsx';
import { PlainTable } from '../../../../ui/PlainTable.tsx';
import { formatMinutes } from '../../../../lib/dates/dates.ts';
import { Moment } from '../../../company/current/Moment.tsx';
import { useCaseRoomsQuery, type CaseRoomsQuery } from '../../../../generated/graphql.ts';
import { CasePerson, PhoneLink } from './CasePerson.tsx';
import classes from './ExposedTable.module.css';
import { texts } from './texts.tsx';

type SharedRoom = CaseRoomsQuery['case']['sharedRooms']['items'][number];

const { rooms: words } = texts;

interface Props {
  /** Number of the case. */
  number: number;
  /** Who has the disease. */
  person: { name: string };
}

/** People who were in the same camera's room in the window of a case, at any distance. */
export function CaseRooms({ number, person }: Props) {
  const [page, setPage] = useState(1);
  const query = useCaseRoomsQuery({ variables: { number, page } });
  return (
    <section aria-labelledby="rooms">
      <Title order={2} id="rooms" mb={4}>
        {words.title}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {words.meaning(person.name)}
      </Text>
      <PagedList
        query={query}
        select={(data) => data.case.sharedRooms}
        failure={words.failed}
        label={words.pages}
        page={page}
        pageSize={25}
        onPage={setPage}
        columns={4}
        empty={<Text size="sm">{words.nobody(person.name)}</Text>}
      >
        {(items) => <RoomTable items={items} />}
      </PagedList>
    </section>
  );
}

function RoomTable({ items }: { items: SharedRoom[] }) {
  return (
    <PlainTable isStacked aria-labelledby="rooms" className={classes.dense}>
      <thead>
        <tr>
          <th scope="col">{texts.person}</th>
          <th scope="col">{words.room}</th>
          <th scope="col">{words.when}</th>
          <th scope="col">{texts.minutes}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={`${item.person.id} ${item.cameraId}`}>
            <td>
              <CasePerson person={item.person} />
              <Text size="xs" component="div">
                <PhoneLink person={item.person} />
              </Text>
            </td>
            <td data-name={words.room}>
              {item.roomName}
              <Text size="xs" c="dimmed">
                {words.numberAndCamera(item.roomNumber, item.cameraCode ?? words.deletedCamera)}
              </Text>
            </td>
            <td data-name={words.when}>
              {words.fromTo(<Moment at={item.firstAt} />, <Moment isInSentence at={item.lastAt} />)}
            </td>
            <td data-name={texts.minutes} style={{ whiteSpace: 'nowrap' }}>
              {formatMinutes(item.minutes)}
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
