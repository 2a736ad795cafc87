/*
 * Pages that are opened seldom, loaded by way of this file. The entry names every file that a page needs if it imports the page itself;
 * like this the sign-in page does not carry their names, and the first of these pages takes one small request more.
 */
export const rarePages = {
  settings: async () => (await import('../SettingsScreen.tsx')).SettingsScreen,
  diseases: async () => (await import('../../features/diseases/DiseasesPage.tsx')).DiseasesPage,
  disease: async () => (await import('../../features/diseases/DiseasePage.tsx')).DiseasePage,
  followUp: async () => (await import('../../features/follow-up/FollowUpPage.tsx')).FollowUpPage,
  import: async () => (await import('../../features/imports/ImportPage.tsx')).ImportPage,
  codes: async () => (await import('../../features/app-codes/CodesPage.tsx')).CodesPage,
  region: async () => (await import('../../features/cameras/region/RoiPage.tsx')).RoiPage,
  plan: async () =>
    (await import('../../features/subscriptions/CompanyPlanPage.tsx')).CompanyPlanPage,
  profile: async () => (await import('../../features/profile/ProfilePage.tsx')).ProfilePage,
  monitor: async () => (await import('../../features/monitor/MonitorPage.tsx')).MonitorPage,
  password: async () =>
    (await import('../../features/accounts/ChangePasswordPage.tsx')).ChangePasswordPage,
  notFound: async () => (await import('../NotFoundPage.tsx')).NotFoundPage,
};
