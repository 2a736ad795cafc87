import { Anchor, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Tag } from '../../../ui/Tag.tsx';
import { paths } from '../../../lib/paths.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { Moment } from '../../company/current/Moment.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import type { PhonesWithProblemsQuery } from '../../../generated/graphql.ts';
import classes from './PhoneTable.module.css';
import { fontWeights, icons } from '../../../ui/tokens.ts';
import { texts } from './texts.ts';

interface Props {
  phones: PhonesWithProblemsQuery['troubledPhones']['items'];
}

/** The owners of phones, and what each phone lacks. On a phone the cells of a row are stacked. */
export function PhoneTable({ phones }: Props) {
  const { name: companyName } = useCompany();
  return (
    <PlainTable isStacked hasHover className={classes.table} aria-label={texts.phonesToLookAfter}>
      <thead>
        <tr>
          {[texts.person, texts.trouble, texts.lastReport, texts.phone, texts.app].map(
            (heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ),
          )}
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
                    {texts.troubles[trouble]}
                  </Tag>
                ))}
              </Group>
            </td>
            <td data-name={texts.lastReport}>
              {lastActiveAt === null ? texts.never : <Moment at={lastActiveAt} />}
            </td>
            <td data-name={texts.phone}>
              {[phone.makeModel ?? phone.deviceType, phone.osVersion].filter(Boolean).join(', ') ||
                texts.notKnown}
            </td>
            <td data-name={texts.app}>{phone.appVersion ?? texts.notKnown}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
