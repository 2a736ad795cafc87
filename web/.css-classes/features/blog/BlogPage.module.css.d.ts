declare const classes: {
  readonly 'posts': string;
  readonly 'first': string;
};
export default classes;
