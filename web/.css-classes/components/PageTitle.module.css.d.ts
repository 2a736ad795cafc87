declare const classes: {
  readonly 'head': string;
};
export default classes;
