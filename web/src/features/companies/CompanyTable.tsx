import { Anchor, Box, Group, Text } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ListTable } from '../../components/ListTable.tsx';
import type { CompanyRow_CompanyFragment } from '../../generated/graphql.ts';
import { CompanyStatusBadge } from './CompanyStatusBadge.tsx';
import { CompanyStatusButton } from './CompanyStatusButton.tsx';
import classes from './CompanyTable.module.css';
import { PendingDeletion } from './PendingDeletion.tsx';
import { PlanCell } from './PlanCell.tsx';
import { websiteLink, websiteText } from '../../domain/company/website.ts';

type Company = CompanyRow_CompanyFragment;

interface Props {
  companies: Company[];
  onChangePlan: (company: Company) => void;
}

// As many columns as fit beside the sidebar without scrolling.
const fromTablets = '(min-width: 48em)';
const fromSmallLaptops = '(min-width: 62em)';
const fromLaptops = '(min-width: 75em)';

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

/** The companies, newest first, as far as the screen is wide; on a phone a row says all of it below the name. */
export function CompanyTable({ companies, onChangePlan }: Props) {
  const columns: DataTableColumn<Company>[] = [
    {
      accessor: 'name',
      title: 'COMPANY NAME',
      render: (company) => (
        <>
          <Anchor
            component={Link}
            to={paths.portalCompany(company.id)}
            size="sm"
            fw={540}
            c="var(--mantine-color-text)"
          >
            {company.name}
          </Anchor>
          {company.deletionAt !== null && (
            <PendingDeletion company={company} deletionAt={company.deletionAt} />
          )}
          <Box hiddenFrom="sm" className={classes['below']}>
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
      accessor: 'email',
      title: 'USERNAME',
      visibleMediaQuery: fromTablets,
      ellipsis: true,
      width: 'clamp(150px, 100vw - 1110px, 240px)',
      render: ({ email }) => <span title={email}>{email}</span>,
    },
    { accessor: 'phone', title: 'PHONE', visibleMediaQuery: fromLaptops, noWrap: true },
    {
      accessor: 'website',
      title: 'WEBSITE',
      visibleMediaQuery: fromLaptops,
      ellipsis: true,
      width: 150,
      render: ({ website }) => <Website website={website} />,
    },
    {
      accessor: 'plan.name',
      title: 'PLAN TYPE',
      visibleMediaQuery: fromTablets,
      render: (company) => <PlanCell company={company} onChange={() => onChangePlan(company)} />,
    },
    {
      accessor: 'status',
      title: 'STATUS',
      visibleMediaQuery: fromSmallLaptops,
      render: ({ status }) => <CompanyStatusBadge status={status} />,
    },
    {
      accessor: 'id',
      title: 'ACTION',
      width: 124,
      render: (company) => <CompanyStatusButton company={company} />,
    },
  ];
  return <ListTable columns={columns} rows={companies} isTall />;
}
