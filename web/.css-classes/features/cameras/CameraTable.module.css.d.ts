declare const classes: {
  readonly 'id': string;
  readonly 'below': string;
  readonly 'silent': string;
};
export default classes;
