import { Anchor, Box, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { type Column, ListTable } from '../../../ui/ListTable.tsx';
import type { CompanyRow_CompanyFragment } from '../../../generated/graphql.ts';
import { CompanyStatusBadge } from './CompanyStatusBadge.tsx';
import { CompanyStatusButton } from './CompanyStatusButton.tsx';
import { PendingDeletion } from './PendingDeletion.tsx';
import { PlanCell } from './PlanCell.tsx';
import { websiteLink, websiteText } from '../../company/current/website.ts';
import { fontWeights } from '../../../ui/tokens.ts';
import { texts } from './texts.tsx';

type Company = CompanyRow_CompanyFragment;

interface Props {
  companies: Company[];
  onChangePlan: (company: Company) => void;
}

function Website({ website }: { website: string }) {
  return (
    <Anchor
      href={websiteLink(website)}
      target="_blank"
      rel="noopener noreferrer"
      size="sm"
      title={website}
    >
      {websiteText(website)}
    </Anchor>
  );
}

/** The companies, newest first, with as many columns as fit. On a phone the name's cell shows the whole row. */
export function CompanyTable({ companies, onChangePlan }: Props) {
  const columns: Column<Company>[] = [
    {
      key: 'name',
      title: texts.nameColumn,
      render: (company) => (
        <>
          <Anchor
            component={Link}
            to={paths.portalCompany(company.id)}
            size="sm"
            fw={fontWeights.medium}
            c="var(--mantine-color-text)"
          >
            {company.name}
          </Anchor>
          <PendingDeletion company={company} />
          <Box hiddenFrom="sm" style={{ overflowWrap: 'anywhere' }}>
            <Text size="xs" c="dimmed">
              {company.email}
            </Text>
            <Text size="xs" c="dimmed">
              {company.phone}
            </Text>
            <Text size="xs" c="dimmed">
              {websiteText(company.website)}
            </Text>
            <Group gap="sm" mt={6}>
              <CompanyStatusBadge status={company.status} />
              <PlanCell company={company} onChange={() => onChangePlan(company)} />
            </Group>
          </Box>
        </>
      ),
    },
    {
      key: 'email',
      title: texts.usernameColumn,
      visibleFrom: 'sm',
      isTruncated: true,
      width: 'clamp(150px, 100vw - 1110px, 240px)',
      render: ({ email }) => <span title={email}>{email}</span>,
    },
    {
      key: 'phone',
      title: texts.phoneColumn,
      visibleFrom: 'lg',
      hasNoWrap: true,
      render: ({ phone }) => phone,
    },
    {
      key: 'website',
      title: texts.websiteColumn,
      visibleFrom: 'lg',
      isTruncated: true,
      width: 150,
      render: ({ website }) => <Website website={website} />,
    },
    {
      key: 'plan',
      title: texts.planColumn,
      visibleFrom: 'sm',
      render: (company) => <PlanCell company={company} onChange={() => onChangePlan(company)} />,
    },
    {
      key: 'status',
      title: texts.statusColumn,
      visibleFrom: 'md',
      render: ({ status }) => <CompanyStatusBadge status={status} />,
    },
    {
      key: 'actions',
      title: texts.actionColumn,
      width: 124,
      render: (company) => <CompanyStatusButton company={company} />,
    },
  ];
  return <ListTable columns={columns} rows={companies} isTall />;
}
