import { texts } from './texts.tsx';

/** Geofencing and the embedded page: what is said when saving them fails. */
export const fillRequiredFields = texts.requiredMissing;
