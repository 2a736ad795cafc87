/** Widths from which a layout changes. Style sheets know them as `$mantine-breakpoint-…`. */
export const breakpoints = { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '88em' };

/** Weights of text. Style sheets know them as `--mantine-font-weight-…`. */
export const fontWeights = { regular: '400', medium: '560', bold: '620' };
