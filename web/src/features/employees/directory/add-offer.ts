import { currentSession } from '../../../apollo/session.ts';

const key = 'visioncloud.add-offered';
const companyId = (): string => currentSession()?.company.id ?? '';

/** Whether the empty directory of this company may still open the add dialog by itself: once as long as the tab is open. */
export const isAddOfferOpen = (): boolean => sessionStorage.getItem(key) !== companyId();

/** The dialog has opened by itself. */
export const closeAddOffer = (): void => sessionStorage.setItem(key, companyId());
