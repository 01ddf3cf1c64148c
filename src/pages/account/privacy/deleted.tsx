import { accountPaths } from '#lib/account/account-paths.ts'
import { paths } from '#lib/page/paths.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Entrance } from '../sign-in/entrance.tsx'

/** The page after the deletion of an account. */
export function Deleted() {
  return (
    <Entrance
      title="Your account is deleted"
      lead="You are signed out on every device, and we have sent you an email as proof."
    >
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <ButtonLink variant="primary" to={paths.home()}>
          Go to the shop
        </ButtonLink>
        <ButtonLink to={accountPaths.register}>Open a new account</ButtonLink>
      </div>
    </Entrance>
  )
}
