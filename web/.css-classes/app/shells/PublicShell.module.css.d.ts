declare const classes: {
  readonly 'shell': string;
  readonly 'header': string;
  readonly 'places': string;
  readonly 'place': string;
  readonly 'main': string;
  readonly 'burger': string;
};
export default classes;
