declare const classes: {
  readonly 'figure': string;
  readonly 'caption': string;
  readonly 'total': string;
  readonly 'plot': string;
  readonly 'hour': string;
  readonly 'bar': string;
  readonly 'value': string;
  readonly 'label': string;
};
export default classes;
