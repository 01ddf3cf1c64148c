import type { ReactNode } from 'react'
import { lacksConnection } from '#contract/protocol/api-error.ts'
import { type StaffAccount, useViewer } from '#lib/account/account-info.ts'
import { staffReason } from '#lib/account/staff-reason.ts'
import { useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import { environmentFor } from '#lib/whole-environment.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Container } from '#ui/layout/container.tsx'
import { SignInRedirect } from './sign-in-redirect.tsx'

const StoredChanges = onDemand(() =>
  import('#features/identity/unsent/stored-changes.tsx').then((module) => module.StoredChanges),
)

type Props = {
  /** Shown until the account is known. */
  skeleton: ReactNode
  children: (account: StaffAccount) => ReactNode
}

// The text does not reveal to a customer what the page contains.
const unknownText = 'We need it to check your access. Try again when you are back online.'

/** A page of the staff tool: guests sign in first, customers get a link to their account [S1-6-04] [S3-6-06]. */
export function StaffOnly({ skeleton, children }: Props) {
  const viewer = useViewer()
  if (viewer.is === 'staff') return children(viewer.account)
  if (viewer.is === 'guest') return <ToSignIn skeleton={skeleton} />
  if (viewer.is === 'failed') return <Failed {...viewer} />
  if (viewer.is === 'customer') return <NotForCustomers />
  return skeleton
}

/** The same at every address of the tool: whether there is a project is not for customers to learn. */
function NotForCustomers() {
  const title = 'This page is for our staff'
  return (
    <Container>
      <PageMeta title={title} noIndex />
      <ErrorState
        level={1}
        title={title}
        text="You are signed in as a customer. Your orders and details are in your account."
        actions={
          <>
            <ButtonLink to={paths.account()} variant="primary">
              Go to your account
            </ButtonLink>
            <ButtonLink to={paths.home()} variant="text">
              Go to the home page
            </ButtonLink>
          </>
        }
      />
    </Container>
  )
}

function ToSignIn({ skeleton }: Pick<Props, 'skeleton'>) {
  const { loginRoute } = environmentFor(useApp().brand)
  if (loginRoute !== null)
    return (
      <>
        <SignInRedirect to={loginRoute} />
        {skeleton}
      </>
    )
  return (
    <Container>
      <ErrorState
        level={1}
        title="Sign in required"
        text="You have been signed out. Sign in to this shop, then try again."
        actions={
          <Button type="button" variant="primary" onClick={() => location.reload()}>
            Try again
          </Button>
        }
      >
        <StoredChanges render={(text) => <p>{text}</p>} />
      </ErrorState>
    </Container>
  )
}

function Failed({ error, retry }: { error: Error; retry: () => void }) {
  const isCutOff = lacksConnection(error)
  const title = isCutOff ? 'This page needs a connection' : 'Your account could not be loaded'
  return (
    <Container>
      <PageMeta title={title} noIndex />
      <ErrorState
        level={1}
        title={title}
        text={isCutOff ? unknownText : staffReason(error)}
        actions={
          <>
            <Button type="button" onClick={retry}>
              Try again
            </Button>
            <ButtonLink to={paths.home()} variant="text">
              Go to the home page
            </ButtonLink>
          </>
        }
      />
    </Container>
  )
}
