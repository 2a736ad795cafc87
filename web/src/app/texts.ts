/** Texts that every page loads. */
export const texts = {
  homeLink: 'VisionCloud, home',
  failedTitle: 'VisionCloud',
  loadingNextPage: 'Loading the next page',
  offline: 'You are offline. This page opens when the connection is back.',
  crashed: 'This page could not be shown.',
  reload: 'Reload',
  close: 'Close',
  skipToContent: 'Skip to content',
};
