import { useEffect } from 'react'
import { reportFailure } from './report-failure.ts'

/** Reports an error once when it appears. */
export function useFailureReport(area: string, error: unknown) {
  useEffect(() => {
    if (error) reportFailure(area, error)
  }, [area, error])
}
