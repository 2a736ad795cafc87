declare const classes: {
  readonly 'form': string;
  readonly 'aside': string;
  readonly 'facts': string;
  readonly 'code': string;
};
export default classes;
