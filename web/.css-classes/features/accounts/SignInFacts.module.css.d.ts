declare const classes: {
  readonly 'facts': string;
  readonly 'fact': string;
  readonly 'code': string;
};
export default classes;
