declare const classes: {
  readonly 'facts': string;
};
export default classes;
