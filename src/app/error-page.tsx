import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { lacksConnection } from '#contract/api-error.ts'
import { generalErrorText } from '#domain/errors/http-error-text.ts'
import { onDemand } from '#lib/on-demand.tsx'
import { PageMeta } from '#lib/page-meta.tsx'
import { paths } from '#lib/paths.ts'
import { reportFailure } from '#lib/report-failure.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Container } from '#ui/container.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { OfflineIcon } from '#ui/icons.tsx'
import { isMissing } from './missing.ts'

export const MissingPage = onDemand(() => import('./missing-page.tsx').then((module) => module.MissingPage))

/** Shown in place of a page whose loader or render fails. */
export function ErrorPage() {
  const error = useRouteError()
  if (isMissing(error)) return <MissingPage />
  return <Container>{lacksConnection(error) ? <OfflinePage /> : <BrokenPage error={error} />}</Container>
}

// Short text while the stored data of this device loads; also shown when the chunk with the full message fails to load.
const offlineInShort = (
  <EmptyState
    level={1}
    icon={<OfflineIcon size={32} />}
    title="You are offline"
    text="This page is not saved on this device. It comes as soon as there is a connection."
  />
)

const NotSaved = onDemand(
  () => import('#features/offline/not-saved.tsx').then((module) => module.NotSaved),
  offlineInShort,
)

const tryAgain = (
  <Button type="button" onClick={() => window.location.reload()}>
    Try again
  </Button>
)

function OfflinePage() {
  return (
    <>
      <PageMeta title="You are offline" noIndex />
      <NotSaved />
    </>
  )
}

function BrokenPage({ error }: { error: unknown }) {
  useEffect(() => reportFailure('page', error), [error])
  return (
    <>
      <PageMeta title="Something went wrong" noIndex />
      <ErrorState
        level={1}
        title="Something went wrong"
        text={generalErrorText}
        actions={
          <>
            {tryAgain}
            <ButtonLink to={paths.home()} look="text">
              Go to the front page
            </ButtonLink>
          </>
        }
      />
    </>
  )
}
