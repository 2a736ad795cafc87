import { expect } from '../product.ts';
import { testScreens } from './screens.ts';

testScreens('cases and follow-up', {
  'follow-up': async (page, root) => {
    await page.goto(`${root}/follow-up`);
    await expect(page.getByRole('button', { name: /^Actions for / }).first()).toBeVisible();
  },
  'follow-up of a person': async (page, root) => {
    await page.goto(`${root}/follow-up`);
    await page
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: /^Actions for / }) })
      .getByRole('button')
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Log' })).toBeVisible();
  },
  'informing a person': async (page, root) => {
    await page.goto(`${root}/follow-up`);
    await page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Informed' }).click();
    await expect(page.getByRole('dialog').getByLabel('In person')).toBeVisible();
  },
  'contested contacts': async (page, root) => {
    await page.goto(`${root}/follow-up/contests`);
    await expect(page.getByText(/^\d+ contests?$/)).toBeVisible();
  },
  'requests of employees': async (page, root) => {
    await page.goto(`${root}/follow-up/contests?tab=requests`);
    await expect(page.getByText(/^\d+ requests?$/)).toBeVisible();
  },
  'notices to people': async (page, root) => {
    await page.goto(`${root}/follow-up`);
    await page
      .getByRole('checkbox', { name: /^Select (?!everybody)/ })
      .first()
      .check();
    await page
      .getByRole('group', { name: 'Selected people' })
      .getByRole('button', { name: /^(?:Inform|Correct)$/ })
      .click();
    await expect(
      page.getByRole('dialog').getByRole('button', { name: /Cancel|Done/ }),
    ).toBeVisible();
  },
  cases: async (page, root) => {
    await page.goto(`${root}/cases`);
    await expect(page.getByRole('link', { name: /^C-\d+$/ }).first()).toBeVisible();
  },
  'open a case': async (page, root) => {
    await page.goto(`${root}/cases?dialog=open`);
    await expect(page.getByRole('dialog').getByLabel('Disease')).toBeVisible();
  },
  case: async (page, root) => {
    await page.goto(`${root}/cases/1`);
    await expect(page.getByRole('heading', { name: 'Log' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Exposed people', exact: true })).toBeVisible();
  },
  'exposed person of a case': async (page, root) => {
    await page.goto(`${root}/cases?classification=confirmed&disease=covid-19`);
    await page
      .getByRole('link', { name: /^C-\d+$/ })
      .first()
      .click();
    await page
      .getByRole('table', { name: 'Exposed people', exact: true })
      .getByRole('link', { name: /^[A-Z]/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Log' })).toBeVisible();
  },
  'call sheet': async (page, root) => {
    await page.goto(`${root}/follow-up/calls`);
    await expect(
      page.getByRole('heading', { name: /^(?:Say|Nobody to call|Nobody else to call now)$/ }),
    ).toBeVisible();
  },
});
