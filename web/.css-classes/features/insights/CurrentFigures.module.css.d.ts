declare const classes: {
  readonly 'figures': string;
  readonly 'figure': string;
  readonly 'title': string;
  readonly 'pair': string;
  readonly 'number': string;
  readonly 'of': string;
  readonly 'key': string;
  readonly 'troubles': string;
};
export default classes;
