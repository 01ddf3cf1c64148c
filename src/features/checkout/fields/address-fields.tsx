import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { focusFirstIn } from '#lib/browser/focus-ref.ts'
import { TextButton } from '#ui/button/text-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { themed } from '#ui/themed.ts'
import { StreetField } from '../address-suggestions/street-field.tsx'
import { useCheckout, useCheckoutField, useIsFixed, useIsLocked, useValue } from '../checkout-context.ts'
import { SuburbField } from './suburb-field.tsx'

// Only customers who are signed in have any.
const SavedAddresses = onDemand(() => import('./saved-addresses.tsx').then((module) => module.SavedAddresses))

export const FieldGrid = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 16,
    alignItems: 'end',
    '& > *': { gridColumn: '1 / -1' },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      '& > [data-span="6"]': { gridColumn: 'span 6' },
      '& > [data-span="8"]': { gridColumn: 'span 8' },
      '& > [data-span="2"]': { gridColumn: 'span 2' },
    },
    '& > [data-span="2"]': { gridColumn: 'span 1', [theme.breakpoints.up('md')]: { gridColumn: 'span 2' } },
    // Two short fields share a line of a phone.
    [theme.breakpoints.down('md')]: { '& > [data-pair]': { gridColumn: 'span 1' } },
  })),
)

const Optional = styled('p')(
  themed(({ theme }) => ({
    fontSize: '0.875rem',
    color: theme.vars.palette.text.secondary,
    '& > button': { marginBlock: -8 },
  })),
)

type Kind = 'deliveryAddress' | 'billingAddress'
const sections = { deliveryAddress: 'section-shipping shipping', billingAddress: 'section-billing billing' } as const

/** Names, company, street and suburb; limits and messages come from the rules shared with the server. */
export function AddressFields({ kind }: { kind: Kind }) {
  const { country } = useApp().brand
  const section = sections[kind]
  const [state, postcode] = [useValue(`${kind}.state`), useValue(`${kind}.postcode`)]
  const isSignedIn = useCheckout().view.customer !== null
  const street = `${kind}.address` as const
  const isClosed = [useIsLocked(street), useIsFixed(street)].includes(true)
  return (
    <FieldGrid>
      {isSignedIn && !isClosed && <SavedAddresses kind={kind} />}
      <div data-span="6">
        <TextField
          label="First name"
          autoComplete={`${section} given-name`}
          {...useCheckoutField(`${kind}.firstName`)}
        />
      </div>
      <div data-span="6">
        <TextField
          label="Last name"
          autoComplete={`${section} family-name`}
          {...useCheckoutField(`${kind}.lastName`)}
        />
      </div>
      <Company kind={kind} />
      <StreetField kind={kind} autoComplete={`${section} address-line1`} />
      <div data-span="8">
        <SuburbField kind={kind} autoComplete={`${section} address-level2`} />
      </div>
      {country === 'AU' && (
        <div data-span="2">
          <TextField label="State" value={state} disabled readOnly />
        </div>
      )}
      <div data-span="2">
        <TextField label="Postcode" value={postcode} disabled readOnly numeric />
      </div>
    </FieldGrid>
  )
}

function Company({ kind }: { kind: Kind }) {
  const field = useCheckoutField(`${kind}.companyName`)
  const value = useValue(`${kind}.companyName`)
  const [isPressed, setIsPressed] = useState(false)
  const [wasFilled] = useState(value !== '')
  if (isPressed || wasFilled || field.disabled || value !== '')
    return (
      // The pressed button is gone.
      <div ref={isPressed ? focusFirstIn : undefined}>
        <TextField label="Company name" optional autoComplete={`${sections[kind]} organization`} {...field} />
      </div>
    )
  return (
    <Optional>
      <TextButton type="button" onClick={() => setIsPressed(true)}>
        + Add a company name
      </TextButton>{' '}
      (optional)
    </Optional>
  )
}
