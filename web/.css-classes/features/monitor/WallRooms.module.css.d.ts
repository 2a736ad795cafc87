declare const classes: {
  readonly 'section': string;
  readonly 'title': string;
  readonly 'rooms': string;
  readonly 'room': string;
  readonly 'name': string;
  readonly 'number': string;
  readonly 'finding': string;
  readonly 'none': string;
};
export default classes;
