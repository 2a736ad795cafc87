import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

it('copies text through the clipboard API', async () => {
  userEvent.setup();
  expect(await copyText('harbourline')).toBe(true);
  expect(await navigator.clipboard.readText()).toBe('harbourline');
});

it('copies a selection if there is no clipboard API, and restores the focus', async () => {
  vi.stubGlobal('navigator', {});
  const selected: string[] = [];
  Object.assign(document, {
    execCommand: (command: string) => {
      const { value } = document.activeElement as HTMLTextAreaElement;
      selected.push(`${command} ${value}`);
      return true;
    },
  });
  const countFields = () => document.querySelectorAll('textarea').length;
  const fields = countFields();
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  expect(await copyText('harbourline')).toBe(true);
  expect(selected).toEqual(['copy harbourline']);
  expect(document.activeElement).toBe(button);
  expect(countFields()).toBe(fields);
  button.remove();
  Reflect.deleteProperty(document, 'execCommand');
});
