import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom'

/** The server sends only the status of an error; this restores an error that the error page can read. */
export function hydrationErrors(errors: unknown) {
  if (!errors || typeof errors !== 'object') return null
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]: [string, { status: number }]) => [
      id,
      new ErrorResponse(error.status, '', null),
    ]),
  )
}
