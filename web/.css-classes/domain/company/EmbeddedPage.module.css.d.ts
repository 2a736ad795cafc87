declare const classes: {
  readonly 'page': string;
};
export default classes;
