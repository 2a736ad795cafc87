declare const classes: {
  readonly 'meter': string;
  readonly 'bar': string;
};
export default classes;
