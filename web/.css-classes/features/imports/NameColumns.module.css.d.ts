declare const classes: {
  readonly 'form': string;
};
export default classes;
