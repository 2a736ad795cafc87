/** A typed address becomes a link only as http or https; the server has looked at its shape. */
export const websiteLink = (website: string): string =>
  /^https?:\/\//iu.test(website) ? website : `https://${website}`;

/** The address without its protocol. */
export const websiteText = (website: string): string => website.replace(/^https?:\/\//iu, '');
