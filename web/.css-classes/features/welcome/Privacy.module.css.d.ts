declare const classes: {
  readonly 'band': string;
  readonly 'inner': string;
  readonly 'head': string;
  readonly 'title': string;
  readonly 'link': string;
  readonly 'facts': string;
};
export default classes;
