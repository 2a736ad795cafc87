declare const classes: {
  readonly 'drawing': string;
  readonly 'ink': string;
  readonly 'quiet': string;
  readonly 'accent': string;
  readonly 'warn': string;
  readonly 'fillInk': string;
  readonly 'fillQuiet': string;
  readonly 'fillAccent': string;
  readonly 'fillAccentSoft': string;
  readonly 'fillWarn': string;
  readonly 'fillWarnSoft': string;
  readonly 'fillPage': string;
  readonly 'word': string;
  readonly 'note': string;
};
export default classes;
