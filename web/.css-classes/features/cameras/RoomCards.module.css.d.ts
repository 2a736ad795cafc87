declare const classes: {
  readonly 'rooms': string;
  readonly 'room': string;
  readonly 'name': string;
  readonly 'number': string;
  readonly 'figure': string;
};
export default classes;
