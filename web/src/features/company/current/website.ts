/** Returns a link target only for http and https, for an address that the server has validated. */
export const websiteLink = (website: string): string =>
  /^https?:\/\//iu.test(website) ? website : `https://${website}`;

/** The address without its protocol. */
export const websiteText = (website: string): string => website.replace(/^https?:\/\//iu, '');
