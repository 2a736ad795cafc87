/** A code as it is encrypted for the admin who collects it. */
export interface SealedCode {
  /** Id of the employee. */
  id: string;
  code: string;
  /** The stored hash. If the employee has another one at the collection, the code is no longer valid. */
  hash: string;
}
