import { Anchor, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Tag } from '../../components/Tag.tsx';
import { paths } from '../../paths.ts';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { Moment } from '../../domain/dates/Moment.tsx';
import { PlainTable } from '../../components/PlainTable.tsx';
import type { TroubledPhones_PhoneFragment } from '../../generated/graphql.ts';
import { troubleWords } from './coverage-words.ts';
import classes from './PhoneTable.module.css';
import { fontWeights, icons } from '../../components/tokens.ts';

interface Props {
  phones: readonly TroubledPhones_PhoneFragment[];
}

/** Whose phones they are, and what each lacks. On a phone the cells of a row stand below each other. */
export function PhoneTable({ phones }: Props) {
  const { name: companyName } = useCompany();
  return (
    <PlainTable isStacked className={classes.table} aria-label="Phones to look after">
      <thead>
        <tr>
          {['Person', 'Trouble', 'Last report', 'Phone', 'App'].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {phones.map(({ employee, troubles, lastActiveAt, ...phone }) => (
          <tr key={employee.id}>
            <td className={classes.person}>
              <Anchor
                component={Link}
                to={`${paths.employees(companyName)}?search=${encodeURIComponent(employee.code ?? employee.name)}`}
                c="var(--mantine-color-text)"
                fw={fontWeights.medium}
                size="sm"
              >
                {employee.name}
              </Anchor>
              <Text size="xs" c="dimmed">
                {[employee.code, employee.department].filter(Boolean).join(' · ')}
              </Text>
            </td>
            <td className={classes.troubles}>
              <Group gap="2px 6px">
                {troubles.map((trouble) => (
                  <Tag key={trouble} tone="warning">
                    <IconAlertTriangle {...icons.sm} />
                    {troubleWords[trouble]}
                  </Tag>
                ))}
              </Group>
            </td>
            <td data-name="Last report">
              {lastActiveAt === null ? 'Never' : <Moment at={lastActiveAt} />}
            </td>
            <td data-name="Phone">
              {[phone.makeModel ?? phone.deviceType, phone.osVersion].filter(Boolean).join(', ') ||
                'Not known'}
            </td>
            <td data-name="App">{phone.appVersion ?? 'Not known'}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
