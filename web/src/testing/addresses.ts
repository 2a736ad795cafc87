/** Filters in the query string by name: the value in the address, and what a control of the page then shows. */
type Filters = Record<string, readonly [value: string, shown: string]>;

interface Address {
  /** Parameters of the path. */
  params?: Record<string, string>;
  /** Sets of filters that can be set together, each by the file that defines them. */
  filters?: Record<string, Filters>[];
}

const someId = '01900000-0000-7000-8000-00000000000f';
const table = 'ui/table-state.ts';
const list = 'ui/page-state.ts';
const days = 'ui/day-range.ts';
const from = { from: ['2026-01-05', '5/1/2026'] } as const;
const to = { to: ['2026-01-07', '7/1/2026'] } as const;

/** Sample addresses of all screens by the pattern of their route, with every filter set. */
export const addresses: Record<string, Address> = {
  '/': {},
  '/login': {},
  '/plans': {
    filters: [
      {
        'features/company/orders/term-state.ts': {
          employees: ['40', '40'],
          cameras: ['2', '2'],
          term: ['yearly', 'Annual'],
          region: ['india', 'India'],
        },
      },
    ],
  },
  '/emp-range': {},
  '/checkout': {},
  '/signup': {},
  '/success': {},
  '/email-verification/:token': { params: { token: 'x' } },
  '/company-sign-in': {},
  '/single-sign-on': {},
  '/forgot-password': {},
  '/reset-password/:token': { params: { token: 'x' } },
  '/confirm-identity/:token': { params: { token: 'x' } },
  '/new-address/:token': { params: { token: 'x' } },
  '/app': {},
  '/app-code/:token': { params: { token: 'x' } },
  '/confirm-change/:token': { params: { token: 'x' } },
  '/invitation/:token': { params: { token: 'x' } },
  '/me': {},
  '/me/:token': { params: { token: 'x' } },
  '/guide': {},
  '/contactus': {},
  '/blog': {},
  '/blogs': {},
  '/blog/:slug': { params: { slug: 'fifteen-minutes' } },
  '/terms-conditions': {},
  '/privacy': {},
  '/app-terms-conditions': {},
  '/app-privacy': {},
  '/portal/visioncloud/login': {},
  '/dashboard/:companyName': {},
  '/dashboard/:companyName/insights': {
    filters: [
      {
        'features/contacts/reporting/category.ts': { category: ['camera', 'Computer Vision'] },
        'features/overview/insights/breach-range.ts': { range: ['own', 'Custom'], ...from, ...to },
        'features/overview/insights/phone-filter.ts': { trouble: ['silent', 'Silent'] },
      },
    ],
  },
  '/dashboard/:companyName/landing': {},
  '/dashboard/:companyName/landing/diseases': {},
  '/dashboard/:companyName/landing/diseases/:disease': { params: { disease: 'measles' } },
  '/dashboard/:companyName/emp': {
    filters: [
      {
        [table]: { search: ['an', 'an'] },
        'features/people/directory/directory-state.ts': {
          department: ['Warehouse', 'Warehouse'],
          status: ['negative', 'Negative'],
          activity: ['active', 'ctive'],
        },
      },
      {
        [table]: {
          size: ['50', '50'],
          sort: ['department', 'DEPARTMENT'],
          order: ['desc', 'Sorted descending'],
        },
        'features/people/directory/directory-state.ts': {
          columns: ['department', 'DEPARTMENT'],
        },
      },
    ],
  },
  '/dashboard/:companyName/emp/:employeeId': {
    params: { employeeId: 'HL098' },
    filters: [
      {
        [days]: { ...from, ...to },
        'features/people/person-page/PersonTimeline.tsx': { events: ['case', 'Cases'] },
      },
    ],
  },
  '/dashboard/:companyName/inbox': {
    filters: [{ 'features/members/inbox/InboxPage.tsx': { show: ['unread', 'Unread'] } }],
  },
  '/dashboard/:companyName/emp/corrections': {
    filters: [
      {
        'features/own-file/reports/reports-state.ts': { state: ['accepted', 'Accepted'] },
      },
    ],
  },
  '/dashboard/:companyName/emp/import': {},
  '/dashboard/:companyName/emp/codes/:runId': { params: { runId: someId } },
  '/dashboard/:companyName/cases': {
    filters: [
      {
        'features/cases/register/list/cases-state.ts': {
          search: ['an', 'an'],
          state: ['open', 'Open'],
          disease: ['covid-19', 'COVID-19'],
          classification: ['confirmed', 'Confirmed'],
          isolation: ['over', 'Isolation over'],
          owner: ['nobody', 'Without an owner'],
          order: ['oldest', 'Oldest first'],
        },
      },
    ],
  },
  '/dashboard/:companyName/cases/:number': { params: { number: '1' } },
  '/dashboard/:companyName/follow-up': {
    filters: [
      {
        'features/cases/follow-up/follow-up-state.ts': {
          search: ['an', 'an'],
          show: ['overdue', 'Overdue'],
          disease: ['covid-19', 'COVID-19'],
          assignee: ['nobody', 'Assigned to nobody'],
          case: ['1', 'C-1'],
          order: ['name', 'By name'],
        },
      },
    ],
  },
  '/dashboard/:companyName/follow-up/reports': {
    filters: [
      {
        'features/own-file/reports/reports-state.ts': {
          kind: ['symptoms', 'Symptoms'],
          state: ['accepted', 'Accepted'],
        },
      },
    ],
  },
  '/dashboard/:companyName/follow-up/calls': {},
  '/dashboard/:companyName/follow-up/changes': {},
  '/dashboard/:companyName/follow-up/immunity': {
    filters: [
      {
        'features/cases/immunity/immunity-state.ts': {
          search: ['an', 'an'],
          disease: ['measles', 'Measles'],
          state: ['waiting', 'Waits for a decision'],
        },
      },
    ],
  },
  '/dashboard/:companyName/follow-up/contests': {
    filters: [
      {
        'features/cases/contests/contests-state.ts': {
          state: ['taken-back', 'Withdrawn'],
          person: ['HL098', 'HL098'],
        },
      },
      {
        'features/cases/contests/contests-state.ts': {
          tab: ['requests', 'Requests'],
          request: ['declined', 'Declined'],
        },
      },
    ],
  },
  '/dashboard/:companyName/analytics': {
    filters: [
      {
        [days]: { ...from, ...to },
        'features/contacts/analytics/AnalyticsPage.tsx': { person: ['HL098', 'HL098'] },
      },
    ],
  },
  '/dashboard/:companyName/tracing/:employeeId': {
    params: { employeeId: 'HL098' },
    filters: [
      {
        'features/contacts/tracing/trace-window.ts': {
          from: ['2026-01-05T08:00', '5/1/2026'],
          until: ['2026-01-07T08:00', '7/1/2026'],
        },
        'features/contacts/tracing/CaseScreen.tsx': { view: ['chain', 'Chain over time'] },
      },
    ],
  },
  '/dashboard/:companyName/camera-details': {
    filters: [
      {
        [table]: {
          search: ['dock', 'dock'],
          sort: ['last_reported', 'LAST REPORTED'],
          order: ['desc', 'Sorted descending'],
        },
      },
    ],
  },
  '/dashboard/:companyName/roi': {
    filters: [
      { 'features/contacts/cameras/region/RoiPage.tsx': { camera: ['canteen-1', 'canteen-1'] } },
    ],
  },
  '/dashboard/:companyName/plan': {},
  '/dashboard/:companyName/members': {},
  '/dashboard/:companyName/profile': {},
  '/dashboard/:companyName/api-keys': {},
  '/dashboard/:companyName/audit': {
    filters: [
      {
        'features/company/log/use-audit-log.ts': {
          search: ['an', 'an'],
          actor: ['x@harbourline.example', 'x@harbourline.example'],
          action: ['CASE_OPENED', 'Opened a case'],
          ...from,
          ...to,
        },
      },
    ],
  },
  '/dashboard/:companyName/webhooks': {},
  '/dashboard/:companyName/webhooks/:webhookId': { params: { webhookId: someId } },
  '/dashboard/:companyName/monitor': {},
  '/dashboard/:companyName/security': {},
  '/dashboard/:companyName/change-pass': {},
  '/report/:companyName': {
    filters: [
      {
        'features/overview/report/ReportPage.tsx': { tab: ['tracing', 'Tracing'] },
        'features/contacts/reporting/category.ts': { category: ['camera', 'Computer Vision'] },
      },
      {
        'features/contacts/reporting/category.ts': { category: ['camera', 'Computer Vision'] },
        'features/overview/insights/breach-range.ts': { range: ['24h', '24 h'] },
      },
    ],
  },
  '/report/:companyName/emp': {
    filters: [{ [table]: { search: ['an', 'an'] } }],
  },
  '/report/:companyName/camera-details': {
    filters: [{ [table]: { search: ['dock', 'dock'] } }],
  },
  '/portal/visioncloud': {
    filters: [
      {
        [list]: { search: ['har', 'har'] },
        'features/provider/companies/CompaniesPage.tsx': { plan: ['trial', 'rial'] },
      },
    ],
  },
  '/portal/visioncloud/companies/:companyId': {
    params: { companyId: 'harbourline' },
    filters: [{ 'features/provider/companies/CompanyPage.tsx': { show: ['mails', 'Emails'] } }],
  },
  '/portal/visioncloud/orders': {
    filters: [{ [list]: { search: ['har', 'har'] } }],
  },
  '/portal/visioncloud/guide-requests': {
    filters: [{ [list]: { search: ['ann', 'ann'] } }],
  },
  '/portal/visioncloud/mails': {
    filters: [
      {
        [list]: { search: ['har', 'har'] },
        'features/provider/mails/MailsPage.tsx': { status: ['sent', 'SENT'] },
      },
    ],
  },
  '/portal/visioncloud/audit': {
    filters: [
      {
        'features/company/log/use-audit-log.ts': {
          company: [someId, 'Show all companies'],
          search: ['an', 'an'],
        },
      },
    ],
  },
  '/me/file': {},
};

/** Returns the address of a screen with parameters of its path. */
export const buildPath = (pattern: string, companyName: string): string =>
  pattern.replaceAll(/:(\w+)/gu, (_, name: string) =>
    encodeURIComponent(
      name === 'companyName' ? companyName : (addresses[pattern]?.params?.[name] ?? ''),
    ),
  );

/** Returns the query string of each set of filters of a screen, with what the page then shows. */
export const listFilterSets = (pattern: string): { search: string; shown: string[] }[] =>
  (addresses[pattern]?.filters ?? []).map((set) => {
    const filters = Object.entries(Object.assign({}, ...Object.values(set)) as Filters);
    const params = new URLSearchParams(filters.map(([name, [value]]) => [name, value]));
    return { search: `?${params}`, shown: filters.map(([, [, shown]]) => shown) };
  });
