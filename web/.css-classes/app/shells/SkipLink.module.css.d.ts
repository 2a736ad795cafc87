declare const classes: {
  readonly 'skip': string;
};
export default classes;
