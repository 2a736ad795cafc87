import { currentSession } from '../../../apollo/session.ts';

const key = 'visioncloud.add-offered';
const companyId = (): string => currentSession()?.company.id ?? '';

/** Returns whether the empty directory may open the add dialog automatically, which it does once per tab and company. */
export const isAddOfferOpen = (): boolean => sessionStorage.getItem(key) !== companyId();

/** Records that the dialog has been opened automatically. */
export const closeAddOffer = (): void => sessionStorage.setItem(key, companyId());
