declare const classes: {
  readonly 'below': string;
  readonly 'text': string;
};
export default classes;
