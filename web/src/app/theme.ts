import {
  createTheme,
  getDefaultZIndex,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';
import { breakpoints, fontWeights } from '../ui/tokens.ts';
import { texts } from './texts.ts';

/** A deep teal, bluer than Mantine's: white text on shades 6 and 7 has a contrast of 4.8 and 6.6. */
const lagoon: MantineColorsTuple = [
  '#eef8f7',
  '#d8efed',
  '#b0dfdb',
  '#83cbc6',
  '#57b3ae',
  '#359892',
  '#1f7f7a',
  '#176662',
  '#124f4c',
  '#0c3836',
];
/** A slightly warm neutral. */
const gray: MantineColorsTuple = [
  '#faf9f8',
  '#f4f3f1',
  '#e9e8e5',
  '#dad8d4',
  '#bebbb5',
  '#918e87',
  '#696660',
  '#514f4a',
  '#363431',
  '#201f1d',
];
const dark: MantineColorsTuple = [
  '#e9e8e6',
  '#cbc9c5',
  '#a8a5a0',
  '#7b7873',
  '#3b3a37',
  '#2d2c2a',
  '#232221',
  '#171716',
  '#111110',
  '#0b0b0a',
];
const red: MantineColorsTuple = [
  '#fff1ef',
  '#fde0dc',
  '#f9bdb6',
  '#f3968c',
  '#ee776b',
  '#dd4f43',
  '#c7372c',
  '#a92b22',
  '#87221b',
  '#611712',
];
const amber: MantineColorsTuple = [
  '#fff7e6',
  '#fdebc4',
  '#f8d68d',
  '#f1bd55',
  '#e5a32b',
  '#c98712',
  '#a36a0a',
  '#835408',
  '#643f06',
  '#472c04',
];
const green: MantineColorsTuple = [
  '#eef8f0',
  '#d9f0de',
  '#b3e0be',
  '#87cb99',
  '#5fb677',
  '#3f9c5a',
  '#2b8146',
  '#206738',
  '#194f2c',
  '#11381f',
];

const dialogProps = {
  padding: 'lg',
  overlayProps: { backgroundOpacity: 0.4, blur: 2 },
  closeButtonProps: { 'aria-label': texts.close },
  // Mantine's header would count as a second banner of the page.
  attributes: { header: { role: 'none' } },
};
const dialogStyles = {
  content: { background: 'var(--vc-raised)' },
  header: { background: 'var(--vc-raised)' },
  title: { fontSize: '1.125rem', fontWeight: fontWeights.bold },
};

/** The theme: calm, precise, a little warm. */
export const theme = createTheme({
  primaryColor: 'lagoon',
  primaryShade: { light: 7, dark: 6 },
  colors: { lagoon, gray, dark, red, amber, yellow: amber, green },
  black: '#201f1d',
  fontFamily: "'Inter Variable', Inter, system-ui, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', Menlo, monospace",
  headings: {
    fontFamily: "'Inter Variable', Inter, system-ui, sans-serif",
    fontWeight: fontWeights.bold,
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '2rem' },
      h2: { fontSize: '1.125rem', lineHeight: '1.5rem' },
      h3: { fontSize: '1rem', lineHeight: '1.5rem' },
      h4: { fontSize: '0.875rem', lineHeight: '1.25rem' },
    },
  },
  breakpoints,
  fontWeights,
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.6', xl: '1.65' },
  spacing: { xs: '0.25rem', sm: '0.5rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1rem' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  shadows: {
    xs: '0 1px 2px rgb(32 31 29 / 6%)',
    sm: '0 1px 3px rgb(32 31 29 / 8%), 0 1px 2px rgb(32 31 29 / 4%)',
    md: '0 4px 12px rgb(32 31 29 / 8%), 0 1px 3px rgb(32 31 29 / 6%)',
    lg: '0 12px 32px rgb(32 31 29 / 12%), 0 2px 6px rgb(32 31 29 / 6%)',
    xl: '0 24px 64px rgb(32 31 29 / 18%), 0 4px 12px rgb(32 31 29 / 8%)',
  },
  components: {
    // Long lists of countries or time zones are rendered only when they open.
    Combobox: { defaultProps: { keepMounted: false } },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      styles: { label: { marginBottom: '0.25rem', fontWeight: fontWeights.medium } },
    },
    Modal: {
      defaultProps: { ...dialogProps, centered: true, radius: 'lg' },
      styles: dialogStyles,
    },
    Drawer: {
      // Below dialogs, which a drawer opens.
      defaultProps: { ...dialogProps, zIndex: getDefaultZIndex('modal') - 1 },
      styles: dialogStyles,
    },
    Tooltip: { defaultProps: { openDelay: 250, withArrow: false } },
    // A menu may not contain the placeholder element.
    Menu: { defaultProps: { shadow: 'lg', radius: 'md', withInitialFocusPlaceholder: false } },
    Notification: {
      defaultProps: { withBorder: true },
      styles: {
        root: { paddingBlock: '0.75rem' },
        description: { color: 'var(--mantine-color-text)' },
      },
    },
    Popover: { defaultProps: { shadow: 'lg', radius: 'md' } },
    Skeleton: { defaultProps: { radius: 'sm' } },
    Badge: { defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: fontWeights.medium } },
  },
});

const lightSurface = (
  color: string,
  surface: string,
  hover: string,
  text: string,
): Record<`--${string}`, string> => ({
  [`--mantine-color-${color}-light`]: surface,
  [`--mantine-color-${color}-light-hover`]: hover,
  [`--mantine-color-${color}-light-color`]: text,
});

/**
 * Semantic colours for both schemes. Text tokens have AA contrast on the page, on panels and on their own `-soft` surface. `positive` is red,
 * `warning` amber, `safe` green; `level-1` to `level-3` go from near to far, and also differ in lightness for colour-blind users.
 */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-placeholder': '#75726b',
    '--mantine-color-error': red[6],
    '--mantine-color-default-border': gray[3],
    '--vc-page': '#ffffff',
    '--vc-panel': '#f9f8f6',
    '--vc-raised': '#ffffff',
    '--vc-hover': gray[1],
    '--vc-border': gray[2],
    '--vc-quiet': gray[7],
    '--vc-accent': lagoon[7],
    '--vc-accent-soft': lagoon[0],
    '--vc-positive': red[7],
    '--vc-positive-soft': red[0],
    '--vc-warning': amber[7],
    '--vc-warning-soft': amber[0],
    '--vc-safe': green[7],
    '--vc-safe-soft': green[0],
    '--vc-level-1': '#8f3a12',
    '--vc-level-1-soft': '#fdeee4',
    '--vc-level-2': '#5b4a9c',
    '--vc-level-2-soft': '#f0edfa',
    '--vc-level-3': '#2f6690',
    '--vc-level-3-soft': '#e9f2f9',
  },
  dark: {
    '--mantine-color-placeholder': '#8f8c86',
    '--mantine-color-error': red[4],
    '--mantine-color-anchor': lagoon[3],
    // Mantine's own light surfaces are nearly black here.
    ...lightSurface('lagoon', '#152a29', '#1b3634', lagoon[2]),
    ...lightSurface('red', '#331a17', '#40201c', red[2]),
    ...lightSurface('amber', '#2f2410', '#3a2d14', amber[2]),
    ...lightSurface('green', '#162a1c', '#1c3524', green[2]),
    '--vc-page': dark[7],
    '--vc-panel': '#1d1c1b',
    '--vc-raised': '#1f1e1d',
    '--vc-hover': '#262524',
    '--vc-border': '#302f2d',
    '--vc-quiet': dark[1],
    '--vc-accent': lagoon[3],
    '--vc-accent-soft': '#152a29',
    '--vc-positive': red[3],
    '--vc-positive-soft': '#331a17',
    '--vc-warning': amber[3],
    '--vc-warning-soft': '#2f2410',
    '--vc-safe': green[3],
    '--vc-safe-soft': '#162a1c',
    '--vc-level-1': '#f2a27c',
    '--vc-level-1-soft': '#331f15',
    '--vc-level-2': '#b9aaf0',
    '--vc-level-2-soft': '#241f38',
    '--vc-level-3': '#8fc1e6',
    '--vc-level-3-soft': '#14263a',
  },
});
