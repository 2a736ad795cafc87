declare const classes: {
  readonly 'wall': string;
  readonly 'head': string;
  readonly 'company': string;
  readonly 'when': string;
  readonly 'clock': string;
  readonly 'day': string;
  readonly 'tools': string;
  readonly 'updated': string;
  readonly 'outdated': string;
  readonly 'figures': string;
  readonly 'counts': string;
  readonly 'active': string;
  readonly 'coverage': string;
};
export default classes;
