declare const classes: {
  readonly 'facts': string;
  readonly 'table': string;
  readonly 'day': string;
  readonly 'scroll': string;
};
export default classes;
