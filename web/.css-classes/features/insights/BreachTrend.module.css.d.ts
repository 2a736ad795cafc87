declare const classes: {
  readonly 'trend': string;
};
export default classes;
