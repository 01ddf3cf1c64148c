import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '#contract/api-error.ts'
import { keepRedirectPath } from '#features/identity/redirect-path.ts'
import { type StaffAccount, useViewer } from '#lib/account-info.ts'
import { useApp } from '#lib/app.tsx'
import { staffReason } from '#lib/staff-reason.ts'
import { environmentFor } from '#lib/whole-environment.ts'
import { Button } from '#ui/button.tsx'
import { Container } from '#ui/container.tsx'
import { ErrorState } from '#ui/error-state.tsx'

type Props = {
  /** Stands there until it is known who looks. */
  skeleton: ReactNode
  children: (account: StaffAccount) => ReactNode
}

/** A page of the staff tool: others are brought to the sign-in, and back, or find no page at all [S1-6-04] [S3-6-06]. */
export function StaffOnly({ skeleton, children }: Props) {
  const viewer = useViewer()
  if (viewer.is === 'staff') return children(viewer.account)
  if (viewer.is === 'guest') return <ToSignIn skeleton={skeleton} />
  if (viewer.is === 'failed') return <Failed {...viewer} />
  // To customers there is nothing here, whatever the address.
  if (viewer.is === 'customer') throw new ApiError(404, { code: 'not_found', message: '' })
  return skeleton
}

function ToSignIn({ skeleton }: Pick<Props, 'skeleton'>) {
  const { loginRoute } = environmentFor(useApp().brand)
  const navigate = useNavigate()
  useEffect(() => {
    if (loginRoute === null) return
    keepRedirectPath()
    void navigate(loginRoute, { replace: true })
  }, [loginRoute, navigate])
  if (loginRoute !== null) return skeleton
  return (
    <Container>
      <ErrorState level={1} title="Sign in needed" text="Authentication required. Please log in again." />
    </Container>
  )
}

function Failed({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <Container>
      <ErrorState
        level={1}
        title="Your account could not be loaded"
        text={staffReason(error)}
        actions={
          <Button type="button" onClick={retry}>
            Try again
          </Button>
        }
      />
    </Container>
  )
}
