import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom'

/** Errors cross from server to browser as their status only; here they become what the error page reads again. */
export function hydrationErrors(errors: unknown) {
  if (!errors || typeof errors !== 'object') return null
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]: [string, { status: number }]) => [
      id,
      new ErrorResponse(error.status, '', null),
    ]),
  )
}
