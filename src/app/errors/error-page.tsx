import { useRouteError } from 'react-router-dom'
import { lacksConnection } from '#contract/protocol/api-error.ts'
import { generalErrorText } from '#domain/errors/http-error-text.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { useFailureReport } from '#lib/network/use-failure-report.ts'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { OfflineIcon } from '#ui/icon/icons.tsx'
import { Container } from '#ui/layout/container.tsx'
import { isMissing } from './missing.ts'

export const MissingPage = onDemand(() => import('./missing-page.tsx').then((module) => module.MissingPage))

/** Shown in place of a page whose loader or render fails. */
export function ErrorPage() {
  const error = useRouteError()
  if (isMissing(error)) return <MissingPage />
  return <Container>{lacksConnection(error) ? <OfflinePage /> : <BrokenPage error={error} />}</Container>
}

const tryAgain = (
  <Button type="button" onClick={() => window.location.reload()}>
    Try again
  </Button>
)

// While the full message loads, and in its place when it cannot.
const offlineInShort = (
  <EmptyState
    level={1}
    icon={<OfflineIcon size={32} />}
    title="You are offline"
    text="This page is not saved on this device. Try again when you are back online."
    actions={tryAgain}
  />
)

const NotSaved = onDemand(
  () =>
    import('#features/offline/not-saved.tsx').then(
      (module) => module.NotSaved,
      () => () => offlineInShort,
    ),
  offlineInShort,
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
  useFailureReport('page', error)
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
            <ButtonLink to={paths.home()} variant="text">
              Go to the home page
            </ButtonLink>
          </>
        }
      />
    </>
  )
}
