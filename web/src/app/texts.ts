/** Texts that every page loads. Texts of single pages are in `page-texts.ts`. */
export const texts = {
  homeLink: 'VisionCloud, home',
  failedTitle: 'VisionCloud',
  description: 'Contact tracing and health monitoring for workplaces',
  introductionFailed: 'The introduction could not be loaded.',
  loadingNextPage: 'Loading the next page',
  offline: 'You are offline. This page opens when the connection is back.',
  crashed: 'This page could not be shown.',
  reload: 'Reload',
  close: 'Close',
  skipToContent: 'Skip to content',
};
