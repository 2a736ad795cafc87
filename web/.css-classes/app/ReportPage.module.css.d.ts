declare const classes: {
  readonly 'tabs': string;
};
export default classes;
