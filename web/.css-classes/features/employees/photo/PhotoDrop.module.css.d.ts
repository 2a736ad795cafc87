declare const classes: {
  readonly 'inner': string;
  readonly 'icon': string;
};
export default classes;
