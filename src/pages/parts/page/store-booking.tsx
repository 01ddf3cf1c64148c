import type { Store } from '#contract/location/store.ts'
import { telLink } from '#domain/web/tel-link.ts'
import { Link } from '#ui/button/link.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { ThirdPartyFeature } from './third-party-feature.tsx'

/** Books a visit with the scheduling provider; its script loads on request. */
export function StoreBooking({ store: { storeUri, name, phone } }: { store: Store }) {
  return (
    <ThirdPartyFeature
      key={storeUri}
      feature="scheduling"
      data={{ store: storeUri, name }}
      opener={{
        label: 'Book an appointment',
        failed: (
          <>
            Booking could not be opened. Try again, or call the store on <Link to={telLink(phone)}>{phone}</Link>.
          </>
        ),
      }}
      frame={(content) => (
        <section aria-label="Appointments">
          <Heading level={2} variant="h3" style={{ marginBottom: 16 }}>
            Visit us by appointment
          </Heading>
          {content}
        </section>
      )}
    />
  )
}
