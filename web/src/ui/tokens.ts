/** Breakpoints. Style sheets use them as `$mantine-breakpoint-…`. */
export const breakpoints = { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '88em' };

/** Font weights. Style sheets use them as `--mantine-font-weight-…`. */
export const fontWeights = { regular: '400', medium: '560', bold: '620' };

/** Properties of decorative icons by size. Small icons have wider strokes, so that all look equally heavy. */
export const icons = {
  sm: { size: 14, stroke: 1.8, 'aria-hidden': true },
  md: { size: 16, stroke: 1.6, 'aria-hidden': true },
  lg: { size: 18, stroke: 1.6, 'aria-hidden': true },
  xl: { size: 20, stroke: 1.6, 'aria-hidden': true },
  xxl: { size: 28, stroke: 1.5, 'aria-hidden': true },
} as const;
