import { render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { InsightsTopic } from '../generated/graphql.ts';
import { http, HttpResponse } from 'msw';
import * as parts from '../lib/browser/load-part.ts';
import { MINUTE } from '../lib/durations.ts';
import { liveSocket, server } from '../testing/server.ts';
import { openLiveGateway } from '../testing/live-gateway.ts';
import { useLiveFigures } from './live.ts';
import { startSession } from './session.ts';

interface Props {
  onMove: (topics: readonly InsightsTopic[] | null) => void;
  topics?: InsightsTopic[];
}

function Figures({ onMove, topics }: Props) {
  useLiveFigures(onMove, topics);
  return null;
}

describe('useLiveFigures', () => {
  beforeEach(() => {
    startSession({
      token: 'a token',
      company: { id: '1', name: 'Harbour', timeZone: 'UTC' },
      permissions: ['contact:read'],
    });
  });

  it('refetches once for several changes at the same time', async () => {
    const { received, sockets } = openLiveGateway();
    const moved = vi.fn<Props['onMove']>();
    render(<Figures onMove={moved} />);
    await waitFor(() => expect(received.map(({ type }) => type)).toContain('subscribe'));
    expect(received[0]?.payload).toEqual({ Authorization: 'Bearer a token' });
    expect(moved).not.toHaveBeenCalled();
    sockets[0]?.move();
    sockets[0]?.move('CASES');
    await waitFor(() => expect(moved).toHaveBeenCalledTimes(1));
    expect(moved).toHaveBeenCalledWith(['STATUS', 'CASES']);
  });

  it('refetches while changes continue', async () => {
    const { received, sockets } = openLiveGateway();
    const moved = vi.fn<() => void>();
    render(<Figures onMove={moved} />);
    await waitFor(() => expect(received.map(({ type }) => type)).toContain('subscribe'));
    const moving = setInterval(() => sockets[0]?.move(), 50);
    await waitFor(() => expect(moved).toHaveBeenCalledTimes(2)).finally(() =>
      clearInterval(moving),
    );
  });

  it('refetches only for changes of the given topics', async () => {
    const { received, sockets } = openLiveGateway();
    const anyMoved = vi.fn<() => void>();
    const casesMoved = vi.fn<() => void>();
    const topics: InsightsTopic[] = ['CASES'];
    render(
      <>
        <Figures onMove={casesMoved} topics={topics} />
        <Figures onMove={anyMoved} />
      </>,
    );
    await waitFor(() => expect(received.map(({ type }) => type)).toContain('subscribe'));
    sockets[0]?.move('ACTIVITY');
    await waitFor(() => expect(anyMoved).toHaveBeenCalledTimes(1));
    sockets[0]?.move('CASES');
    await waitFor(() => expect(anyMoved).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(casesMoved).toHaveBeenCalledTimes(1));
    expect(sockets).toHaveLength(1);
  });

  it('keeps the connection when another component is unmounted', async () => {
    const { received, sockets } = openLiveGateway();
    const moved = vi.fn<() => void>();
    const page = (hasBoth: boolean) => (
      <>
        <Figures onMove={moved} />
        {hasBoth && <Figures onMove={() => undefined} />}
      </>
    );
    const { rerender } = render(page(true));
    await waitFor(() => expect(received.map(({ type }) => type)).toContain('subscribe'));
    rerender(page(false));
    sockets[0]?.move();
    await waitFor(() => expect(moved).toHaveBeenCalledTimes(1));
    expect(sockets.map(({ isOpen }) => isOpen())).toEqual([true]);
  });

  it('refetches after a reconnect', async () => {
    const { received, sockets } = openLiveGateway();
    const moved = vi.fn<Props['onMove']>();
    render(<Figures onMove={moved} />);
    await waitFor(() => expect(received.map(({ type }) => type)).toContain('subscribe'));
    sockets[0]?.close();
    await waitFor(() => expect(sockets).toHaveLength(2));
    await waitFor(() => expect(moved).toHaveBeenCalledTimes(1));
    expect(moved).toHaveBeenCalledWith(null);
  });

  it('refetches if the gateway closes the connection because the session has ended', async () => {
    const { received, sockets } = openLiveGateway();
    const moved = vi.fn<() => void>();
    render(<Figures onMove={moved} />);
    await waitFor(() => expect(received.map(({ type }) => type)).toContain('subscribe'));
    sockets[0]?.close(4403);
    await waitFor(() => expect(moved).toHaveBeenCalled());
    expect(sockets).toHaveLength(1);
  });

  it('disconnects when the last component is unmounted', async () => {
    const { received, sockets } = openLiveGateway();
    const moved = vi.fn<() => void>();
    const { unmount } = render(<Figures onMove={moved} />);
    await waitFor(() => expect(received.map(({ type }) => type)).toContain('subscribe'));
    sockets[0]?.move();
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(moved).not.toHaveBeenCalled();
    expect(sockets.map(({ isOpen }) => isOpen())).toEqual([false]);
  });

  describe('without a connection', () => {
    beforeEach(() =>
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true }),
    );

    /** Blocks websockets, as some proxies do. */
    const blockSockets = () => {
      let attempts = 0;
      server.use(
        liveSocket.addEventListener('connection', ({ client }) => {
          attempts += 1;
          client.close(1012, 'blocked');
        }),
      );
      return () => attempts;
    };

    it('refetches every minute', async () => {
      const attempts = blockSockets();
      const moved = vi.fn<Props['onMove']>();
      const { unmount } = render(<Figures onMove={moved} />);
      await waitFor(() => expect(attempts()).toBeGreaterThan(0));
      await vi.advanceTimersByTimeAsync(MINUTE);
      await waitFor(() => expect(moved).toHaveBeenCalledTimes(1));
      expect(moved).toHaveBeenCalledWith(null);
      await vi.advanceTimersByTimeAsync(MINUTE);
      await waitFor(() => expect(moved).toHaveBeenCalledTimes(2));
      unmount();
      await vi.advanceTimersByTimeAsync(MINUTE);
      expect(moved).toHaveBeenCalledTimes(2);
    });

    it('does not refetch while the server does not answer', async () => {
      const attempts = blockSockets();
      const asked = vi.fn<() => void>();
      server.use(
        http.head('*/', () => {
          asked();
          return HttpResponse.error();
        }),
      );
      const moved = vi.fn<Props['onMove']>();
      render(<Figures onMove={moved} />);
      await waitFor(() => expect(attempts()).toBeGreaterThan(0));
      await vi.advanceTimersByTimeAsync(MINUTE);
      await waitFor(() => expect(asked).toHaveBeenCalled());
      await new Promise((resolve) => setTimeout(resolve, 600));
      expect(moved).not.toHaveBeenCalled();
    });

    it('connects again after the client could not be loaded', async () => {
      const { received } = openLiveGateway();
      vi.spyOn(parts, 'loadPart').mockRejectedValueOnce(new Error('lost'));
      const moved = vi.fn<Props['onMove']>();
      render(<Figures onMove={moved} />);
      await waitFor(() => expect(parts.loadPart).toHaveBeenCalledTimes(1));
      await vi.advanceTimersByTimeAsync(MINUTE);
      await waitFor(() => expect(received.map(({ type }) => type)).toContain('subscribe'));
      await waitFor(() => expect(moved).toHaveBeenCalledTimes(1));
      await vi.advanceTimersByTimeAsync(10 * MINUTE);
      expect(moved).toHaveBeenCalledTimes(1);
    });
  });
});
