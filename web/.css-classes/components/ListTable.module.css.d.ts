declare const classes: {
  readonly 'head': string;
  readonly 'row': string;
  readonly 'tall': string;
  readonly 'opens': string;
  readonly 'onlyFromTablets': string;
};
export default classes;
