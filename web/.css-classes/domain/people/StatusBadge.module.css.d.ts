declare const classes: {
  readonly 'status': string;
};
export default classes;
