import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom'
import { isNotFound } from '#contract/api-error.ts'

/** Both say 404: a loader that found no page, and a call that found no thing. */
export const isMissing = (error: unknown) => (isRouteErrorResponse(error) ? error.status === 404 : isNotFound(error))

/** A call that found nothing throws no response of its own, yet the page it was for is missing. */
export const pageStatus = ({ statusCode, errors }: StaticHandlerContext) =>
  Object.values(errors ?? {}).some(isMissing) ? 404 : statusCode
