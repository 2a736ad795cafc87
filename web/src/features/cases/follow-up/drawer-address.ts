import { useLocation, useNavigate } from 'react-router-dom';
import { defineSearch, text, useSearch } from '../../../ui/search-params.ts';
import { diseaseCodes } from '../base/disease-codes.ts';
import type { DiseaseCode, FollowUpRow_FollowUpFragment } from '../../../generated/graphql.ts';

/** Identifies a follow-up. */
export interface FollowUpRef {
  employeeId: string;
  disease: DiseaseCode;
}

type Row = Pick<FollowUpRow_FollowUpFragment, 'disease'> & { person: { id: string } };

const drawerSearch = defineSearch<{ details: string }>({ details: text('details') });

const diseaseInAddress = (disease: DiseaseCode): string =>
  disease.toLowerCase().replaceAll('_', '-');

/** 'covid-19.019a…'. */
const formatDetails = ({ disease, person }: Row): string =>
  `${diseaseInAddress(disease)}.${person.id}`;

/** Parses the follow-up in the address; null if it is invalid. */
export const parseDetails = (details: string): FollowUpRef | null => {
  const [name, employeeId = ''] = details.split('.');
  const disease = diseaseCodes.find((code) => diseaseInAddress(code) === name);
  return disease === undefined || employeeId === '' ? null : { employeeId, disease };
};

/** Query string of the list with the drawer of a follow-up open, whatever the list shows. */
export const formatDrawerSearch = (row: Row): string =>
  `?${drawerSearch.write(new URLSearchParams({ show: 'all' }), { details: formatDetails(row) })}`;

/** State of the history entry that opening the drawer has added: closing goes back to the one before. */
const openedHere = { isDrawerOpenedHere: true };

/** The follow-up whose drawer is open, in the address: a link opens it, and Back closes it. */
export const useDrawerAddress = () => {
  const [{ details }, change] = useSearch(drawerSearch);
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isOpenedHere = (state as Partial<typeof openedHere> | null)?.isDrawerOpenedHere === true;
  return {
    /** '' if the drawer is closed. */
    details: parseDetails(details) === null ? '' : details,
    open: (row: Row): void => change({ details: formatDetails(row) }, { state: openedHere }),
    close: (): void => {
      if (isOpenedHere) void navigate(-1);
      else change({ details: '' }, { replace: true });
    },
    /** Properties of a link that opens the drawer. */
    linkTo: (row: Row) => ({
      to: {
        search: `?${drawerSearch.write(new URLSearchParams(search), { details: formatDetails(row) })}`,
      },
      state: openedHere,
      preventScrollReset: true,
    }),
  };
};
