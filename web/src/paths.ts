const pathName = (companyName: string): string => encodeURIComponent(companyName.toLowerCase());

/** Every address of the app. The company's name in them is decoration: the session decides the company. */
export const paths = {
  home: '/',
  login: '/login',
  plans: '/plans',
  term: '/emp-range',
  checkout: '/checkout',
  signup: '/signup',
  success: '/success',
  forgotPassword: '/forgot-password',
  guide: '/guide',
  contact: '/contactus',
  blog: '/blog',
  article: (slug: string) => `/blog/${slug}`,
  terms: '/terms-conditions',
  privacy: '/privacy',
  appTerms: '/app-terms-conditions',
  appPrivacy: '/app-privacy',
  portalLogin: '/portal/visioncloud/login',
  portal: '/portal/visioncloud',
  /** companyId: id or pass-key. */
  portalCompany: (companyId: string) =>
    `/portal/visioncloud/companies/${encodeURIComponent(companyId)}`,
  portalOrders: '/portal/visioncloud/orders',
  portalGuideRequests: '/portal/visioncloud/guide-requests',
  portalMails: '/portal/visioncloud/mails',
  portalAudit: '/portal/visioncloud/audit',
  dashboard: (companyName: string) => `/dashboard/${pathName(companyName)}`,
  insights: (companyName: string) => `/dashboard/${pathName(companyName)}/insights`,
  employees: (companyName: string) => `/dashboard/${pathName(companyName)}/emp`,
  /** employeeId: the employee's code or id. */
  employee: (companyName: string, employeeId: string) =>
    `/dashboard/${pathName(companyName)}/emp/${encodeURIComponent(employeeId)}`,
  employeeImport: (companyName: string) => `/dashboard/${pathName(companyName)}/emp/import`,
  employeeCodes: (companyName: string, runId: string) =>
    `/dashboard/${pathName(companyName)}/emp/codes/${runId}`,
  analytics: (companyName: string) => `/dashboard/${pathName(companyName)}/analytics`,
  /** Settings. */
  landing: (companyName: string) => `/dashboard/${pathName(companyName)}/landing`,
  diseases: (companyName: string) => `/dashboard/${pathName(companyName)}/landing/diseases`,
  /** disease: the disease's part of the address, such as 'covid-19'. */
  disease: (companyName: string, disease: string) =>
    `/dashboard/${pathName(companyName)}/landing/diseases/${disease}`,
  cases: (companyName: string) => `/dashboard/${pathName(companyName)}/cases`,
  case: (companyName: string, number: number) =>
    `/dashboard/${pathName(companyName)}/cases/${number}`,
  /** Who is to be followed up after an exposure. */
  followUp: (companyName: string) => `/dashboard/${pathName(companyName)}/follow-up`,
  cameras: (companyName: string) => `/dashboard/${pathName(companyName)}/camera-details`,
  roi: (companyName: string) => `/dashboard/${pathName(companyName)}/roi`,
  monitor: (companyName: string) => `/dashboard/${pathName(companyName)}/monitor`,
  report: (companyName: string) => `/report/${pathName(companyName)}`,
  /** The company's plan beside the others. */
  plan: (companyName: string) => `/dashboard/${pathName(companyName)}/plan`,
  profile: (companyName: string) => `/dashboard/${pathName(companyName)}/profile`,
  changePassword: (companyName: string) => `/dashboard/${pathName(companyName)}/change-pass`,
  /** employeeId: the employee's code or id. */
  tracing: (companyName: string, employeeId: string) =>
    `/dashboard/${pathName(companyName)}/tracing/${encodeURIComponent(employeeId)}`,
} as const;
