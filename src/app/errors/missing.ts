import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom'
import { isNotFound } from '#contract/protocol/api-error.ts'

/** A 404 of a loader that found no page, or of a request that found no resource. */
export const isMissing = (error: unknown) => (isRouteErrorResponse(error) ? error.status === 404 : isNotFound(error))

/** A 404 of the API throws no response, so the router would render the page with status 200. */
export const pageStatus = ({ statusCode, errors }: StaticHandlerContext) =>
  Object.values(errors ?? {}).some(isMissing) ? 404 : statusCode
