declare const classes: {
  readonly 'screen': string;
  readonly 'form': string;
  readonly 'side': string;
  readonly 'scene': string;
};
export default classes;
