declare const classes: {
  readonly 'detail': string;
  readonly 'below': string;
  readonly 'actor': string;
};
export default classes;
