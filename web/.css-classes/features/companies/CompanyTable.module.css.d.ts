declare const classes: {
  readonly 'below': string;
  readonly 'deletion': string;
  readonly 'bin': string;
};
export default classes;
