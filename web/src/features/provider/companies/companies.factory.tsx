import { CompaniesPageDocument } from '../../../generated/graphql.ts';
import { aDirectoryCompany, type DirectoryCompanyRecord } from '../../../testing/factories.ts';
import { renderPortalScreen } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { CompaniesPage } from './CompaniesPage.tsx';

export const acme = aDirectoryCompany({
  name: 'Acme',
  email: 'anna@acme.test',
  website: 'https://www.acme.test/about',
  status: 'PENDING',
});

/** Creates a list of companies that mutations change. */
export const directory = (companies: DirectoryCompanyRecord[], total = companies.length) =>
  answer(CompaniesPageDocument, () => ({ companies: { items: [...companies], total } }));

export const renderPage = (at = '/portal/visioncloud') =>
  renderPortalScreen(<CompaniesPage />, { path: '/portal/visioncloud', at });
