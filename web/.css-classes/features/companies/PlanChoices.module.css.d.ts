declare const classes: {
  readonly 'choice': string;
};
export default classes;
