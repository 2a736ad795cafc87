declare const classes: {
  readonly 'sums': string;
  readonly 'row': string;
  readonly 'total': string;
  readonly 'part': string;
};
export default classes;
