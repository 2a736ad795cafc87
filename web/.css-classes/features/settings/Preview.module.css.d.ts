declare const classes: {
  readonly 'preview': string;
};
export default classes;
