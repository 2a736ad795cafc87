import { expect } from '../product.ts';
import { testScreens } from './screens.ts';

testScreens('cameras and figures', {
  cameras: async (page, root) => {
    await page.goto(`${root}/camera-details`);
    await expect(page.getByText(/^1–\d of \d$/)).toBeVisible();
  },
  'region of interest': async (page, root) => {
    await page.goto(`${root}/roi`);
    await expect(
      page.getByRole('heading', { name: 'Select your Region of Interest' }),
    ).toBeVisible();
  },
  monitor: async (page, root) => {
    await page.goto(`${root}/monitor`);
    await expect(page.getByText('Rooms today')).toBeVisible();
  },
  report: async (page, root) => {
    await page.goto(root.replace('/dashboard/', '/report/'));
    await expect(page.getByText('Breach Trend')).toBeVisible();
  },
  'report of tracing': async (page, root) => {
    await page.goto(`${root.replace('/dashboard/', '/report/')}?tab=tracing`);
    await expect(page.getByLabel('Category')).toBeVisible();
  },
  analytics: async (page, root) => {
    await page.goto(`${root}/analytics`);
    await expect(page.getByText(/^1–10 of \d+$/).first()).toBeVisible();
  },
});
