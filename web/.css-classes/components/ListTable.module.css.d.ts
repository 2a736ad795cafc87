declare const classes: {
  readonly 'head': string;
  readonly 'row': string;
  readonly 'cell': string;
};
export default classes;
