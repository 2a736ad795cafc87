declare const classes: {
  readonly 'picture': string;
  readonly 'ground': string;
  readonly 'grid': string;
  readonly 'region': string;
};
export default classes;
