/** The request was not sent: the sign-in that it needs could not be renewed. */
export class UnsentError extends Error {
  override name = 'UnsentError'
}
