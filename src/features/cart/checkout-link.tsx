import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { LockIcon } from '#ui/icons.tsx'

/** The payment page is a document of its own, so that no script of the shop is on it. */
export function CheckoutLink({ wide }: { wide?: boolean }) {
  return (
    <ButtonLink
      to={paths.checkout()}
      reloadDocument
      look="primary"
      size="large"
      wide={wide}
      icon={<LockIcon size={18} />}
    >
      Checkout
    </ButtonLink>
  )
}
