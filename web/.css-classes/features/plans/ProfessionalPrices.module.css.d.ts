declare const classes: {
  readonly 'lists': string;
  readonly 'caption': string;
  readonly 'list': string;
};
export default classes;
