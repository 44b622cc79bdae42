/** A problem the user can solve. The message is one sentence with problem and solution. */
export class LocalError extends Error {
  override readonly name = 'LocalError';
}
