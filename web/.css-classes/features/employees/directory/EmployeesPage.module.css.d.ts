declare const classes: {
  readonly 'list': string;
};
export default classes;
