import { Group, NativeSelect, Pagination, Text } from '@mantine/core';
import { formatNumber } from '../lib/intl.ts';
import { texts } from './list-texts.tsx';

interface Props {
  page: number;
  pageSize: number;
  total: number;
  pageSizes: readonly number[];
  /** Accessible name, for screens with several lists. */
  label?: string;
  onChange: (change: { page: number } | { pageSize: number }) => void;
}

const shownLinks = 5;

/** Returns the numbers of at most five pages around the current one. */
export const pageLinks = (page: number, pages: number): number[] => {
  const first = Math.max(1, Math.min(page - Math.floor(shownLinks / 2), pages - shownLinks + 1));
  return Array.from({ length: Math.min(shownLinks, pages) }, (_link, index) => first + index);
};

/** The footer of a table: the shown rows, the page size, and links to other pages. */
export function Pages({ page, pageSize, total, pageSizes, label = texts.pages, onChange }: Props) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  return (
    <Group justify="space-between" mt="md" gap="md">
      <Text size="sm" c="dimmed">
        {texts.shown(first, Math.min(page * pageSize, total), formatNumber(total))}
      </Text>
      <Group gap="lg" className="screen-only">
        {pageSizes.length > 1 && (
          <Group gap="sm" wrap="nowrap">
            <Text size="sm" c="dimmed" component="label" htmlFor="rows-per-page">
              {texts.rows}
            </Text>
            <NativeSelect
              id="rows-per-page"
              size="xs"
              data={pageSizes.map(String)}
              value={String(pageSize)}
              onChange={(event) => onChange({ pageSize: Number(event.currentTarget.value) })}
            />
          </Group>
        )}
        <Pagination.Root
          total={pages}
          value={page}
          onChange={(to) => onChange({ page: to })}
          size="sm"
          radius="sm"
        >
          <Group gap={4} component="nav" aria-label={label} wrap="nowrap">
            <Pagination.Previous aria-label={texts.previousPage} />
            {pageLinks(page, pages).map((link) => (
              <Pagination.Control
                key={link}
                active={link === page}
                aria-label={texts.page(link)}
                aria-current={link === page ? 'page' : undefined}
                onClick={() => onChange({ page: link })}
              >
                {link}
              </Pagination.Control>
            ))}
            <Pagination.Next aria-label={texts.nextPage} />
          </Group>
        </Pagination.Root>
      </Group>
    </Group>
  );
}
