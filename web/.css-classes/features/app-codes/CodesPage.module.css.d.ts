declare const classes: {
  readonly 'outcome': string;
  readonly 'actions': string;
  readonly 'screenOnly': string;
};
export default classes;
