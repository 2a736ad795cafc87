declare const classes: {
  readonly 'chart': string;
  readonly 'plot': string;
  readonly 'column': string;
  readonly 'bar': string;
  readonly 'figure': string;
  readonly 'label': string;
};
export default classes;
