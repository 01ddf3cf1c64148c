import { zodResolver } from '@hookform/resolvers/zod'
import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import type { AddressToSave, SavedAddress } from '#contract/account/account.ts'
import { addressForm } from '#domain/account/address-form.ts'
import { useApp } from '#lib/app.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Form } from '#ui/form/form.tsx'
import { useField } from '#ui/form/form-context.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { themed } from '#ui/themed.ts'
import { SuburbField } from './suburb-field.tsx'

export type AddressValues = Omit<AddressToSave, 'id'>

const Grid = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 16,
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: '1fr 1fr',
      alignItems: 'end',
      '& > [data-whole]': { gridColumn: '1 / -1' },
    },
  })),
)
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 })

const empty: AddressValues = {
  firstName: '',
  lastName: '',
  companyName: '',
  phone: '',
  address: '',
  suburb: '',
  state: '',
  postcode: '',
  isDefault: false,
}

type Props = {
  /** Changed, or left out for a new one. */
  address?: SavedAddress | undefined
  save: (address: AddressToSave) => Promise<unknown>
  onCancel: () => void
}

/** One address, by the rules of the checkout. */
export function AddressForm({ address, save, onCancel }: Props) {
  const { country } = useApp().brand
  const resolver = useMemo(() => zodResolver(addressForm(country)), [country])
  const form = useForm({ resolver, defaultValues: address ? valuesOf(address) : empty })
  return (
    <Form
      form={form}
      submit={(values) => save({ ...values, id: address?.id ?? null })}
      label="Save address"
      name={address ? 'Change address' : 'New address'}
      footer={(isBusy) => (
        <Buttons>
          <Button variant="primary" busy={isBusy} busyText="Saving">
            Save address
          </Button>
          <Button type="button" onClick={onCancel}>
            Cancel
          </Button>
        </Buttons>
      )}
    >
      <Fields canUnmark={!address?.isDefault} />
    </Form>
  )
}

const valuesOf = ({ id: _, country: __, ...values }: SavedAddress): AddressValues => values

function Fields({ canUnmark }: { canUnmark: boolean }) {
  const isDefault = useField<AddressValues>('isDefault')
  return (
    <Grid>
      <TextField label="First name" autoComplete="given-name" {...useField<AddressValues>('firstName')} />
      <TextField label="Last name" autoComplete="family-name" {...useField<AddressValues>('lastName')} />
      <div data-whole>
        <TextField
          label="Company name"
          optional
          autoComplete="organization"
          {...useField<AddressValues>('companyName')}
        />
      </div>
      <div data-whole>
        <TextField
          label="Street address"
          hint="Unit, number and street"
          autoComplete="address-line1"
          {...useField<AddressValues>('address')}
        />
      </div>
      <SuburbField />
      <TextField label="Phone" optional type="tel" autoComplete="tel" {...useField<AddressValues>('phone')} />
      {canUnmark && (
        <div data-whole>
          <Checkbox label="Use this address at the checkout" {...isDefault} error={undefined as unknown as string} />
        </div>
      )}
    </Grid>
  )
}
