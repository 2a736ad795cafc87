import { beforeEach, expect, it } from 'vitest';
import { findAskedPage, keepAskedPage } from './asked-page.ts';

beforeEach(() => sessionStorage.clear());

it('keeps the page of a company until somebody signs in to it', () => {
  keepAskedPage('/dashboard/acme/cases/12?tab=log');
  expect(findAskedPage('Acme')).toBe('/dashboard/acme/cases/12?tab=log');
  expect(findAskedPage('Other')).toBeNull();
});

it('does not lead back to the change of the password, which ends the session', () => {
  keepAskedPage('/dashboard/acme/cases');
  keepAskedPage('/dashboard/acme/change-pass');
  expect(findAskedPage('Acme')).toBeNull();
});
