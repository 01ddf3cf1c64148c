type SearchFailure = {
  readonly message?: string | null | undefined
  readonly status?: number | null | undefined
  readonly statusText?: string | null | undefined
}

/** The log line of a failed search; shoppers never see it. */
export function searchErrorLog({ message, status, statusText }: SearchFailure): string {
  if (message) return message
  return status ? `${status} - ${statusText ?? ''}`.trimEnd() : 'Server error'
}
