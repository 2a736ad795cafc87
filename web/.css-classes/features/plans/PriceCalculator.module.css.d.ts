declare const classes: {
  readonly 'calculator': string;
  readonly 'result': string;
};
export default classes;
