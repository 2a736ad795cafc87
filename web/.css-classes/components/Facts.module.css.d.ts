declare const classes: {
  readonly 'facts': string;
  readonly 'fact': string;
};
export default classes;
