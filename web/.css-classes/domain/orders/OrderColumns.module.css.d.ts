declare const classes: {
  readonly 'number': string;
};
export default classes;
