declare const classes: {
  readonly 'saved': string;
};
export default classes;
