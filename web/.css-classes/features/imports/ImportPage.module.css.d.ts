declare const classes: {
  readonly 'stage': string;
};
export default classes;
