import { paths } from '#lib/page/paths.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { LockIcon } from '#ui/icon/icons.tsx'

/** Links to the payment page, which is a separate document without the scripts of the shop. */
export function CheckoutLink({ wide }: { wide?: boolean }) {
  return (
    <ButtonLink
      to={paths.checkout()}
      reloadDocument
      variant="primary"
      size="large"
      wide={wide}
      icon={<LockIcon size={18} />}
    >
      Checkout
    </ButtonLink>
  )
}
