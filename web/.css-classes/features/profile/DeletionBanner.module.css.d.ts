declare const classes: {
  readonly 'banner': string;
  readonly 'picture': string;
  readonly 'said': string;
};
export default classes;
