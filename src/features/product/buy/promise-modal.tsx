import type { ReactNode } from 'react'
import type { Country } from '#domain/location/country.ts'
import { telLink } from '#domain/web/tel-link.ts'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'
import { Link } from '#ui/button/link.tsx'
import { Modal } from '#ui/overlay/modal.tsx'

const foundedIn = 1906

type Props = {
  kind: 'promise' | 'match'
  /** The number to call, from the settings of the shop. */
  supportNumber: string
  /** Where the shop delivers, by its settings. */
  country: Country
  /** A link to more information. */
  more?: ReactNode
  onClose: () => void
}

/** Explains the promises of the badges beside a price. */
export function PromiseModal({ kind, supportNumber, country, more, onClose }: Props) {
  const { brand } = useApp()
  if (kind === 'match')
    return (
      <Modal open onClose={onClose} title="Price match guarantee" size="small">
        <p>Seen it cheaper? Note the advertised price and the name of the retailer.</p>
        <p>Then contact us by live chat, phone or email. We confirm the price with the retailer and match it.</p>
        <p>
          <Link to={telLink(supportNumber)}>{supportNumber}</Link>
          {' · '}
          <Link to={paths.static({ name: 'contact' })}>All ways to reach us</Link>
        </p>
        {more}
      </Modal>
    )
  return brand.flags.valuePromise === 'furniture' ? (
    <FurniturePromise {...{ country, more, onClose }} />
  ) : (
    <AppliancePromise {...{ more, onClose }} />
  )
}

function AppliancePromise({ more, onClose }: Pick<Props, 'more' | 'onClose'>) {
  const { brand } = useApp()
  const years = new Date().getFullYear() - foundedIn
  return (
    <Modal open onClose={onClose} title="Winning Value Promise" size="small">
      <p>
        {brand.name} has {years} years in business behind every price. What you see is what a good price looks like
        today: delivery by our own crew, set up and shown to you.
      </p>
      <p>If you find it for less, tell us before you buy.</p>
      {more}
    </Modal>
  )
}

/** What is promised differs between the countries [S1-2.10-27]. */
function FurniturePromise({ country, more, onClose }: Pick<Props, 'country' | 'more' | 'onClose'>) {
  return (
    <Modal open onClose={onClose} title="Feel Good Value Promise" size="small">
      <ul>
        <li>{country === 'NZ' ? 'Fast free delivery' : 'Next-day free delivery'}</li>
        <li>Free removal and recycling</li>
        <li>24/7 support</li>
      </ul>
      {more}
    </Modal>
  )
}
