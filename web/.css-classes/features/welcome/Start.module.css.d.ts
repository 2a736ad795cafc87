declare const classes: {
  readonly 'columns': string;
  readonly 'cover': string;
};
export default classes;
