/** A refusal of a body by its HTTP status, in words for whoever sent it. */
export class RefusedBody extends Error {
  constructor(
    readonly statusCode: 400 | 413 | 415,
    message: string,
  ) {
    super(message);
  }
}
