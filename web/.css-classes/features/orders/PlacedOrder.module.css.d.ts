declare const classes: {
  readonly 'placed': string;
  readonly 'facts': string;
};
export default classes;
