declare const classes: {
  readonly 'drawing': string;
  readonly 'ground': string;
  readonly 'grid': string;
  readonly 'fence': string;
  readonly 'radius': string;
  readonly 'middle': string;
  readonly 'figure': string;
  readonly 'place': string;
  readonly 'scale': string;
  readonly 'north': string;
};
export default classes;
