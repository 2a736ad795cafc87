declare const classes: {
  readonly 'address': string;
};
export default classes;
