/** Why Muster cannot start, in one sentence that says what to do: printed as it is, without a stack trace. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
