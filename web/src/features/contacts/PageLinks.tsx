import { Group, Pagination, Text } from '@mantine/core';
import { pageLinks } from '../../components/Pages.tsx';

interface Props {
  /** Two tables stand on the same screen: each names its own. */
  label: string;
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** The foot of a table of fixed page size. */
export function PageLinks({ label, page, pageSize, total, onPage }: Props) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <Group justify="space-between" mt="sm" gap="md">
      <Text size="sm" c="dimmed">
        {(page - 1) * pageSize + 1}–{Math.min(page * pageSize, total)} of{' '}
        {total.toLocaleString('en')}
      </Text>
      {pages > 1 && (
        <Pagination.Root total={pages} value={page} onChange={onPage} size="sm" radius="sm">
          <Group gap={4} component="nav" aria-label={label} wrap="nowrap">
            <Pagination.Previous aria-label="Previous page" />
            {pageLinks(page, pages).map((link) => (
              <Pagination.Control
                key={link}
                active={link === page}
                aria-label={`Page ${link}`}
                aria-current={link === page ? 'page' : undefined}
                onClick={() => onPage(link)}
              >
                {link}
              </Pagination.Control>
            ))}
            <Pagination.Next aria-label="Next page" />
          </Group>
        </Pagination.Root>
      )}
    </Group>
  );
}
