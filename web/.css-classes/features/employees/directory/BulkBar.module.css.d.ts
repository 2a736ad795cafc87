declare const classes: {
  readonly 'room': string;
  readonly 'bar': string;
  readonly 'acts': string;
};
export default classes;
