/** A body that is refused with this status. The message is for people. */
export class RefusedBody extends Error {
  constructor(
    readonly statusCode: 400 | 413 | 415,
    message: string,
  ) {
    super(message);
  }
}
