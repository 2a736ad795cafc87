declare const classes: {
  readonly 'columns': string;
  readonly 'summary': string;
  readonly 'billing': string;
  readonly 'changes': string;
};
export default classes;
