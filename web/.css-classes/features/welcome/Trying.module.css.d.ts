declare const classes: {
  readonly 'example': string;
  readonly 'note': string;
};
export default classes;
