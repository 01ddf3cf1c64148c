import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { PageMeta } from '#lib/page-meta.tsx'

export function ErrorPage() {
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  const title = missing ? 'Page not found' : 'Something went wrong'
  return (
    <>
      <PageMeta title={title} noIndex />
      <h1>{title}</h1>
    </>
  )
}
