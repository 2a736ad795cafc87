declare const classes: {
  readonly 'plan': string;
};
export default classes;
