declare const classes: {
  readonly 'bar': string;
  readonly 'page': string;
  readonly 'head': string;
  readonly 'company': string;
  readonly 'facts': string;
  readonly 'back': string;
  readonly 'backLink': string;
  readonly 'main': string;
  readonly 'footer': string;
  readonly 'tool': string;
};
export default classes;
