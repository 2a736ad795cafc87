/** Geofencing and the embedded page: what is said when saving them fails. */
export const fillRequiredFields = 'Please fill required fields and try again!';
