import { useLayoutEffect } from 'react';
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOnline } from './use-online.ts';

const goOnline = (): void => void window.dispatchEvent(new Event('online'));

function Listener({ onOnline }: { onOnline: () => void }) {
  useOnline(onOnline);
  return null;
}

it('notices a connection that returns right after the first render', () => {
  const onOnline = vi.fn<() => void>();
  function Page() {
    useLayoutEffect(goOnline, []);
    return <Listener onOnline={onOnline} />;
  }
  render(<Page />);
  expect(onOnline).toHaveBeenCalledOnce();
});

it('calls the latest callback until the component is unmounted', () => {
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
