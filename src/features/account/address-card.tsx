import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { SavedAddress } from '#contract/account/account.ts'
import { formatPhone } from '#domain/account/phone.ts'
import { suburbLine } from '#domain/location/locality.ts'
import { useApp } from '#lib/app.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled('address')(
  themed(({ theme }) => ({
    display: 'grid',
    alignContent: 'start',
    gap: 2,
    fontStyle: 'normal',
    overflowWrap: 'anywhere',
    '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)

/** An address as it is written on a parcel. */
export function AddressCard({ address, children }: { address: SavedAddress; children?: ReactNode }) {
  const { country } = useApp().brand
  const { firstName, lastName, companyName, suburb, state, postcode, phone } = address
  return (
    <Root>
      <strong>
        {firstName} {lastName}
      </strong>
      {companyName && <span>{companyName}</span>}
      <span>{address.address}</span>
      <span>{suburbLine({ suburb, state, postcode }, country)}</span>
      {phone && <small className="num">{formatPhone(phone, country)}</small>}
      {children}
    </Root>
  )
}
