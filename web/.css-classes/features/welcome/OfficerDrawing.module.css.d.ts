declare const classes: {
  readonly 'screen': string;
  readonly 'window': string;
  readonly 'drawer': string;
  readonly 'rule': string;
  readonly 'quiet': string;
  readonly 'title': string;
  readonly 'name': string;
  readonly 'here': string;
  readonly 'button': string;
  readonly 'chosen': string;
  readonly 'level': string;
  readonly 'number': string;
  readonly 'records': string;
  readonly 'mark': string;
  readonly 'label': string;
};
export default classes;
