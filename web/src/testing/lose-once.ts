import type { TypedDocumentNode, Unmasked } from '@apollo/client';
import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, onTestFinished } from 'vitest';
import { answer, handleOperation } from './server.ts';

/**
 * Mocks an operation whose first request is lost on the network. Once the page has reacted, presses again what was pressed last, as a person
 * would, or calls `again`. Returns the variables of the answered requests. Fails the test unless a second request says the same as the first.
 */
export const loseOnce = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  data: Unmasked<Data> | ((variables: Variables) => Unmasked<Data>),
  { again = rememberPressed() }: { again?: () => unknown } = {},
): Variables[] => {
  const answered = answer(document, data);
  const lost: Variables[] = [];
  handleOperation(document, ({ variables }) => {
    if (lost.length > 0) return undefined;
    lost.push(variables);
    void reaction().then(again);
    return HttpResponse.error();
  });
  onTestFinished(() => {
    expect(lost, 'requests that were lost').toHaveLength(1);
    expect(answered[0], 'the request after the lost one').toEqual(lost[0]);
  });
  return answered;
};

/** Real timers, also in tests with fake ones. */
const { clearTimeout, setTimeout } = globalThis;

/** Waits until the page has changed and rests. */
const reaction = (): Promise<void> =>
  new Promise((resolve) => {
    let rest: ReturnType<typeof setTimeout>;
    const observer = new MutationObserver(() => {
      clearTimeout(rest);
      rest = setTimeout(() => {
        observer.disconnect();
        resolve();
      }, 20);
    });
    observer.observe(document, { attributes: true, childList: true, subtree: true });
  });

/** Returns an element, or its counterpart in the dialog that has opened again. */
const findAgain = <Pressed extends HTMLElement>(
  pressed: Pressed | null | undefined,
): Pressed | null | undefined =>
  !pressed || pressed.isConnected
    ? pressed
    : [...document.querySelectorAll<Pressed>(`[role="dialog"] ${pressed.localName}`)].find(
        ({ localName, textContent }) => localName === 'form' || textContent === pressed.textContent,
      );

/** Returns a function that presses again what was pressed last, as soon as it can be pressed. */
const rememberPressed = (): (() => Promise<void>) => {
  let pressed: Element | null = null;
  const remember = ({ target }: Event): void => {
    if (target instanceof Element) pressed = target;
  };
  for (const type of ['click', 'submit']) document.addEventListener(type, remember, true);
  onTestFinished(() => {
    for (const type of ['click', 'submit']) document.removeEventListener(type, remember, true);
  });
  return () =>
    waitFor(() => {
      if (pressed instanceof HTMLFormElement) {
        const form = findAgain(pressed);
        expect(form).toBeInTheDocument();
        return form?.requestSubmit();
      }
      const button = findAgain(pressed?.closest<HTMLElement>('button, a, label, input, [role]'));
      expect(button).toBeInTheDocument();
      expect(button).toBeEnabled();
      expect(button).not.toHaveAttribute('data-loading', 'true');
      button?.click();
    });
};
