declare const classes: {
  readonly 'table': string;
  readonly 'row': string;
  readonly 'rowWord': string;
  readonly 'name': string;
  readonly 'cell': string;
};
export default classes;
