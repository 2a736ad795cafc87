import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  EmployeesPageFiguresDocument,
  OpenAppCodeRunsDocument,
  UndoChangeDocument,
} from '../generated/graphql.ts';
import { answer, loseConnection } from '../testing/server.ts';
import { createClient } from './client.ts';
import { refetchFields } from './outdated-fields.ts';

const client = createClient();
const id = '019a0000-0000-7000-9000-000000000001';
const figures = { positive: { total: 0 }, departments: [] };

const answerUndo = () =>
  answer(UndoChangeDocument, {
    undoDirectoryChange: {
      change: {
        id,
        kind: 'NEGATIVE',
        count: 1,
        detail: null,
        by: 'admin@acme.test',
        createdAt: '2026-01-05T01:00:00.000Z',
        undoUntil: '2026-01-05T01:00:10.000Z',
        undoneAt: null,
      },
      restored: 1,
      skipped: [],
    },
  });

/** Renders two queries. */
const show = async () => {
  const asked = [
    answer(EmployeesPageFiguresDocument, figures),
    answer(OpenAppCodeRunsDocument, { appCodeRuns: [] }),
  ];
  for (const query of [EmployeesPageFiguresDocument, OpenAppCodeRunsDocument])
    client.watchQuery({ query }).subscribe({ next: () => undefined });
  const count = () => asked.map(({ length }) => length);
  await waitFor(() => expect(client.readQuery({ query: OpenAppCodeRunsDocument })).not.toBeNull());
  await waitFor(() =>
    expect(client.readQuery({ query: EmployeesPageFiguresDocument })).not.toBeNull(),
  );
  return { count };
};

beforeEach(async () => {
  client.stop();
  await client.clearStore();
});

describe('what a mutation outdates', () => {
  it('is refetched only for the queries that read it', async () => {
    const { count } = await show();
    await refetchFields(client, 'departments', 'mails');
    expect(count()).toEqual([2, 1]);
  });

  it('is refetched while the mutation has completed already', async () => {
    const { count } = await show();
    const pending = Promise.withResolvers<void>();
    answer(EmployeesPageFiguresDocument, figures, { until: () => pending.promise });
    answerUndo();
    await client.mutate({ mutation: UndoChangeDocument, variables: { id } });
    expect(client.readQuery({ query: EmployeesPageFiguresDocument })).toBeNull();
    pending.resolve();
    await waitFor(() =>
      expect(client.readQuery({ query: EmployeesPageFiguresDocument })).not.toBeNull(),
    );
    expect(count()).toEqual([1, 1]);
  });

  it('is asked for again if its answer was on its way when the mutation was answered', async () => {
    const pending = Promise.withResolvers<void>();
    answer(EmployeesPageFiguresDocument, figures, { until: () => pending.promise });
    const seen: unknown[] = [];
    client
      .watchQuery({ query: EmployeesPageFiguresDocument })
      .subscribe(({ data }) => data && seen.push(data.positive?.total));
    answer(EmployeesPageFiguresDocument, { ...figures, positive: { total: 1 } });
    answerUndo();
    await client.mutate({ mutation: UndoChangeDocument, variables: { id } });
    // The first answer still waits.
    await waitFor(() => expect(seen.at(-1)).toBe(1));
    pending.resolve();
    await client.refetchQueries({ include: [EmployeesPageFiguresDocument] });
    expect(seen).not.toContain(0);
  });

  it('does not fail the mutation if the refetch fails', async () => {
    await show();
    loseConnection(EmployeesPageFiguresDocument);
    await expect(refetchFields(client, 'departments')).resolves.toBeUndefined();
  });
});
