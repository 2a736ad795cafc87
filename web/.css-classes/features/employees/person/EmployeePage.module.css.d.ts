declare const classes: {
  readonly 'columns': string;
  readonly 'aside': string;
};
export default classes;
