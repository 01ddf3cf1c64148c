import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/paths.ts'
import { Link } from '#ui/link.tsx'
import { Modal } from '#ui/modal.tsx'

const foundedIn = 1906

type Props = {
  kind: 'promise' | 'match'
  /** The number to call, from the settings of the shop. */
  supportNumber: string
  onClose: () => void
}

/** What the badges beside a price promise, in the words of this shop. */
export function PromiseModal({ kind, supportNumber, onClose }: Props) {
  const { brand } = useApp()
  if (kind === 'match')
    return (
      <Modal open onClose={onClose} title="Price match guarantee" size="small">
        <p>Seen it cheaper? Note the advertised price and the name of the retailer.</p>
        <p>Then contact us by live chat, phone or e-mail. We confirm the price with the retailer and match it.</p>
        <p>
          <Link to={`tel:${supportNumber.replaceAll(' ', '')}`}>{supportNumber}</Link>
          {' · '}
          <Link to={paths.static({ name: 'contact' })}>All ways to reach us</Link>
        </p>
      </Modal>
    )
  return brand.flags.valuePromise === 'furniture' ? (
    <FurniturePromise onClose={onClose} />
  ) : (
    <AppliancePromise onClose={onClose} />
  )
}

function AppliancePromise({ onClose }: { onClose: () => void }) {
  const { brand } = useApp()
  const years = new Date().getFullYear() - foundedIn
  return (
    <Modal open onClose={onClose} title="Winning Value Promise" size="small">
      <p>
        {brand.name} has {years} years in business behind every price. What you see is what a good price looks like
        today: delivery by our own crew, set up and shown to you.
      </p>
      <p>If you find it for less, tell us before you buy.</p>
    </Modal>
  )
}

function FurniturePromise({ onClose }: { onClose: () => void }) {
  const { brand } = useApp()
  return (
    <Modal open onClose={onClose} title="Feel Good Value Promise" size="small">
      <ul>
        <li>{brand.country === 'NZ' ? 'Fast free delivery' : 'Next-day free delivery'}</li>
        <li>Free removal and recycling</li>
        <li>24/7 support</li>
      </ul>
    </Modal>
  )
}
