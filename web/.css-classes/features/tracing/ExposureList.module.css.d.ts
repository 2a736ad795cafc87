declare const classes: {
  readonly 'level': string;
  readonly 'heading': string;
  readonly 'table': string;
  readonly 'person': string;
  readonly 'reach': string;
  readonly 'moment': string;
  readonly 'contact': string;
  readonly 'minutes': string;
  readonly 'rule': string;
  readonly 'steps': string;
  readonly 'step': string;
  readonly 'path': string;
};
export default classes;
