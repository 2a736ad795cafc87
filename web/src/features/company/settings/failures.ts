import { texts } from './texts.tsx';

/** Error messages for saving geofencing and the embedded page. */
export const fillRequiredFields = texts.requiredMissing;
