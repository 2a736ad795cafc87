declare const classes: {
  readonly 'article': string;
  readonly 'back': string;
  readonly 'summary': string;
  readonly 'section': string;
  readonly 'figure': string;
  readonly 'next': string;
  readonly 'nextTitle': string;
};
export default classes;
