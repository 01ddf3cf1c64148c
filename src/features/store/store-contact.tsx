import { styled } from '@mui/material/styles'
import type { Store } from '#contract/location/store.ts'
import type { Country } from '#domain/location/country.ts'
import { suburbLine } from '#domain/location/locality.ts'
import { telLink } from '#domain/web/tel-link.ts'
import { useApp } from '#lib/app.tsx'
import { Link } from '#ui/button/link.tsx'
import { PhoneIcon, PinIcon } from '#ui/icon/icons.tsx'
import { ExternalIcon } from '#ui/icon/task-icons.tsx'
import { themed } from '#ui/themed.ts'
import { directionsUrl } from './rules/directions.ts'

const Lines = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    columnGap: 4,
    '& > *': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 28 },
    '& a': { minHeight: 28 },
    '& svg': { color: theme.vars.palette.text.secondary },
    // The pin is beside the first line.
    '& address': { alignItems: 'start', paddingBlock: 2, fontStyle: 'normal', textWrap: 'balance' },
    '& address > svg': { marginTop: '0.2em' },
    [theme.breakpoints.down('lg')]: {
      // On phones these are pressed more than read.
      '& > *, & a': { minHeight: 44 },
      '& a': { display: 'flex', alignItems: 'center' },
      // Its lines are as far from their neighbours as those from each other.
      '& address': { paddingBlock: 10 },
    },
  })),
)

export const addressText = (store: Store, country: Country) => `${store.address}, ${suburbLine(store, country)}`

/** Address, phone and the way there [S1-2.10-03] [S1-2.10-04]. */
export function StoreContact({ store }: { store: Store }) {
  const { name, country } = useApp().brand
  return (
    <Lines>
      <address>
        <PinIcon size={18} />
        {addressText(store, country)}
      </address>
      <span>
        <PhoneIcon size={18} />
        <Link to={telLink(store.phone)} variant="quiet" className="num">
          {store.phone}
        </Link>
      </span>
      <span>
        <ExternalIcon size={18} />
        <Link to={directionsUrl(store, name)} target="_blank" rel="noopener">
          Get Directions
        </Link>
      </span>
    </Lines>
  )
}
