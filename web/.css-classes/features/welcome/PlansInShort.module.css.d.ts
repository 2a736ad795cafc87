declare const classes: {
  readonly 'plans': string;
  readonly 'price': string;
  readonly 'words': string;
};
export default classes;
