declare const classes: {
  readonly 'columns': string;
  readonly 'picture': string;
  readonly 'sights': string;
};
export default classes;
