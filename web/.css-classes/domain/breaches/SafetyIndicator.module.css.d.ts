declare const classes: {
  readonly 'percent': string;
  readonly 'none': string;
  readonly 'level': string;
  readonly 'scale': string;
  readonly 'zones': string;
};
export default classes;
