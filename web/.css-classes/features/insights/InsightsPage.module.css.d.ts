declare const classes: {
  readonly 'section': string;
  readonly 'head': string;
  readonly 'footer': string;
  readonly 'choices': string;
};
export default classes;
