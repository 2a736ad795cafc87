import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EvidencePanelDocument, TraceDocument } from '../../../generated/graphql.ts';
import { answer, liveSocket, server } from '../../../testing/server.ts';
import { aFollowUp, aMeeting, aPerson, aTrace, thenMeeting } from './chain.factory.ts';
import { continuousEvidence } from './evidence.factory.ts';
import { noor, renderCase, theCase, toAna, toFormer } from './tracing-case.factory.tsx';

/** Creates a case in which Noor met a number of people. */
const manyExposed = (count: number) =>
  aTrace(
    noor,
    Array.from({ length: count }, (_, index) => [
      aMeeting(
        noor,
        aPerson(`P${index}`, { id: `01900000-0000-7000-8000-${String(index).padStart(12, '0')}` }),
        toAna.reachedAt,
      ),
    ]),
  );

/** Sends a live event about cases; returns whether anybody listens. */
const openLiveGateway = () => {
  let move: (() => void) | undefined;
  server.use(
    liveSocket.addEventListener('connection', ({ client }) => {
      client.addEventListener('message', ({ data }) => {
        const { type, id } = JSON.parse(data as string) as { type: string; id?: string };
        const send = (message: object) => client.send(JSON.stringify(message));
        const insightsChanged = { at: 'now', topics: ['CASES'] };
        if (type === 'connection_init') send({ type: 'connection_ack' });
        if (type === 'subscribe')
          move = () => send({ type: 'next', id, payload: { data: { insightsChanged } } });
      });
    }),
  );
  return () => {
    move?.();
    return move !== undefined;
  };
};

const dot = (name: string) => screen.queryByRole('button', { name: new RegExp(`^${name}, level`) });

describe('a chain of hundreds of people', () => {
  it('renders only the highlighted path again', async () => {
    const { user } = renderCase('?view=chain', manyExposed(100));
    const exposure = await screen.findByRole('button', { name: /^P57, level 1/u });
    const chain = screen.getByRole('region', { name: 'Chain of contacts from Noor over time' });
    const changed = new Set<Node>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) changed.add(target);
    });
    observer.observe(chain, { attributes: true, childList: true, subtree: true });
    await user.hover(exposure);
    expect(screen.getByText('P57', { selector: 'p b' })).toBeVisible();
    expect(observer.takeRecords().length + changed.size).toBeLessThan(20);
    observer.disconnect();
  });
});

describe('ChainDrawing', () => {
  it('is addressable and usable by keyboard, which opens folds on the way', async () => {
    const asked = answer(EvidencePanelDocument, { meeting: continuousEvidence(toFormer) });
    const { user, address } = renderCase();
    await screen.findByRole('table', { name: 'Level 1' });
    await user.click(screen.getByRole('tab', { name: 'Chain over time' }));
    expect(address()).toBe('/dashboard/acme/tracing/E-Noor?view=chain');

    const ana = await screen.findByRole('button', {
      name: 'Ana, level 1, exposed Tue 17 Nov, 10:20: met Noor on Tue 17 Nov, 10:05 for 22 min',
    });
    ana.focus();
    await user.keyboard('{ArrowRight}');
    const last = await screen.findByRole('button', { name: /^Former employee, level 2/ });
    await waitFor(() => expect(last).toHaveFocus());
    expect(screen.getByText(/on Wed 18 Nov, 10:05/)).toHaveTextContent('Former employee met Ana');
    await user.keyboard('{ArrowLeft}');
    expect(ana).toHaveFocus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Ana → Former employee' })).toBeVisible();
    await screen.findByText(/^Together for/);
    expect(asked[0]).toMatchObject({ carrierId: toAna.person.id, from: toAna.reachedAt });
  });

  it('opens with level 1, and shows how many others there are and what that means', async () => {
    renderCase('?view=chain');
    expect(
      await screen.findByText(
        '1 person at level 2. Second-hand: they met somebody who was exposed. That does not prove that anybody was infected.',
      ),
    ).toBeVisible();
    expect(dot('Ana')).toBeInTheDocument();
    expect(dot('Former employee')).toBeNull();
    expect(screen.queryByText(/at level 3/)).toBeNull();
  });

  it('unfolds the people under one person, and folds them again', async () => {
    const { user } = renderCase('?view=chain');
    const fold = await screen.findByRole('button', {
      name: '1 person at level 2, exposed by Ana',
      expanded: false,
    });
    await user.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    expect(dot('Former employee')).toBeInTheDocument();
    await user.click(fold);
    expect(dot('Former employee')).toBeNull();
  });

  it('unfolds and folds everybody', async () => {
    const toCleo = thenMeeting(toFormer, aPerson('Cleo'), 60);
    renderCase(
      '?view=chain',
      aTrace(noor, [[toAna], [toAna, toFormer], [toAna, toFormer, toCleo]]),
    );
    const unfold = await screen.findByRole('button', { name: 'Unfold all' });
    act(() => unfold.click());
    expect(await screen.findByRole('button', { name: /^Cleo, level 3/ })).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Fold all' }).click());
    await waitFor(() => expect(dot('Cleo')).toBeNull());
    expect(dot('Former employee')).toBeNull();
  });

  it('stays unfolded when the trace is loaded again', async () => {
    const moveFigures = openLiveGateway();
    const { user } = renderCase('?view=chain');
    await user.click(await screen.findByRole('button', { name: /at level 2, exposed by Ana/ }));
    const toDan = aMeeting(noor, aPerson('Dan'), '2026-11-17T01:20:00.000Z');
    answer(TraceDocument, { trace: aTrace(noor, [[toDan], [toAna], [toAna, toFormer]]) });
    await waitFor(() => expect(moveFigures()).toBe(true));
    expect(await screen.findByRole('button', { name: /^Dan, level 1/ })).toBeInTheDocument();
    expect(dot('Former employee')).toBeInTheDocument();
  });

  it('shows everybody in print', async () => {
    renderCase('?view=chain');
    await screen.findByRole('button', { name: /^Ana, level 1/ });
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(dot('Former employee')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await waitFor(() => expect(dot('Former employee')).toBeNull());
  });

  it('marks who was tested, informed, or is in quarantine', async () => {
    const { user } = renderCase('?view=chain', aTrace(noor, [[toAna]], { Ana: aFollowUp() }));
    expect(
      await screen.findByRole('button', {
        name: /for 22 min\. Tested negative on Thu 19 Nov\. Informed on Wed 18 Nov\. In quarantine until Tue 1 Dec$/,
      }),
    ).toBeInTheDocument();
    expect(screen.getByTitle('Informed on Wed 18 Nov')).toBeVisible();
    expect(screen.getByText('Tested')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'List' }));
    const cell = await screen.findByText('In quarantine until Tue 1 Dec');
    expect(cell.closest('td')).toHaveTextContent('Tested negative on Thu 19 Nov');
  });

  it('explains no marks if nobody is followed up', async () => {
    renderCase('?view=chain', theCase);
    await screen.findByRole('button', { name: /^Ana, level 1/ });
    expect(screen.queryByText('Tested')).toBeNull();
  });
});
