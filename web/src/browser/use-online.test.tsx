import { useLayoutEffect } from 'react';
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOnline } from './use-online.ts';

const goOnline = (): void => void window.dispatchEvent(new Event('online'));

function Listener({ onOnline }: { onOnline: () => void }) {
  useOnline(onOnline);
  return null;
}

it('the connection that returns as soon as the component is on the screen is noticed', () => {
  const onOnline = vi.fn<() => void>();
  function Page() {
    useLayoutEffect(goOnline, []);
    return <Listener onOnline={onOnline} />;
  }
  render(<Page />);
  expect(onOnline).toHaveBeenCalledOnce();
});

it('the latest callback is called, until the component is removed', () => {
  const first = vi.fn<() => void>();
  const second = vi.fn<() => void>();
  const { rerender, unmount } = render(<Listener onOnline={first} />);
  rerender(<Listener onOnline={second} />);
  goOnline();
  unmount();
  goOnline();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});
