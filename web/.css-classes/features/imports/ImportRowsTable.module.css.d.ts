declare const classes: {
  readonly 'table': string;
  readonly 'row': string;
  readonly 'rowWord': string;
  readonly 'person': string;
  readonly 'list': string;
  readonly 'cell': string;
  readonly 'change': string;
  readonly 'before': string;
  readonly 'arrow': string;
  readonly 'after': string;
  readonly 'empty': string;
  readonly 'fault': string;
  readonly 'cells': string;
};
export default classes;
