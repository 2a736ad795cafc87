declare const classes: {
  readonly 'decision': string;
  readonly 'sign': string;
};
export default classes;
