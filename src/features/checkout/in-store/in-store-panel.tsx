import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { hasOption } from '#domain/checkout/order-options.ts'
import { useCheckout, useCheckoutForm, useValue } from '#features/checkout/checkout-context.ts'
import { FieldGrid } from '#features/checkout/fields/address-fields.tsx'
import { storeAddress } from '#features/checkout/form/form-values.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { themed } from '#ui/themed.ts'
import { collect, deliverAgain } from './pickup.ts'

const Below = styled('div')(
  themed(({ theme }) => ({
    '* + &': { marginTop: 20, paddingTop: 16, borderTop: `1px solid ${theme.vars.palette.divider}` },
  })),
)

/** Staff options: the store and salesperson of the sale, and pickup [S2-2-08]. */
export function DeskPanel() {
  const { opts } = useCheckout().view
  const hasSales = hasOption(opts, 'SetSalesperson')
  return (
    <Panel title={hasSales ? 'Store and salesperson' : 'Collecting'}>
      {hasSales && <Sales />}
      {hasOption(opts, 'CashAndCarry') && (
        <Below>
          <CashAndCarry />
        </Below>
      )}
    </Panel>
  )
}

function Sales() {
  const { view, delivery } = useCheckout()
  const { stores, salesPeople } = view
  const form = useCheckoutForm()
  const { setValue } = form
  const subdivision = useValue('subdivision')
  const salesperson = useValue('salespersonCode')
  const storeUri = useValue('storeUri')
  // Stores can share a subdivision, so the selected index is stored too.
  const [storeAt, setStoreAt] = useState(() =>
    stores.findIndex((store) => (storeUri ? store.storeUri === storeUri : store.selected)),
  )
  const sellers = salesPeople.filter((person) => subdivision === '' || person.subdivision === subdivision)

  function chooseStore(index: number) {
    const store = stores[index]
    const next = store?.subdivision ?? ''
    setStoreAt(index)
    setValue('subdivision', next)
    setValue('storeUri', store?.storeUri ?? '')
    if (next !== '' && !salesPeople.some(({ code, subdivision: of }) => code === salesperson && of === next))
      setValue('salespersonCode', '')
    if (form.getValues('cashAndCarry')) collect({ form, view, delivery })
  }

  return (
    <FieldGrid>
      <div data-span="6">
        <SelectField
          label="Store"
          placeholder="Choose a store"
          value={storeAt < 0 ? '' : String(storeAt)}
          options={stores.map(({ name }, index) => ({ value: String(index), label: name }))}
          onChange={(event) => chooseStore(event.currentTarget.value === '' ? -1 : Number(event.currentTarget.value))}
        />
      </div>
      <div data-span="6">
        <SelectField
          label="Salesperson"
          placeholder="Choose a salesperson"
          value={salesperson}
          options={sellers.map(({ code, name }) => ({ value: code, label: `${name}, ${code}` }))}
          onChange={(event) => setValue('salespersonCode', event.currentTarget.value)}
        />
      </div>
    </FieldGrid>
  )
}

/** From the store that is chosen above: its address is the one the goods leave from. */
function CashAndCarry() {
  const { view, delivery } = useCheckout()
  const form = useCheckoutForm()
  const isOn = useValue('cashAndCarry')
  const hasStore = storeAddress(view, useValue('storeUri')) !== null
  return (
    <Switch
      label="Cash and carry"
      hint={hasStore || isOn ? 'The customer picks up in store' : 'Choose the store first'}
      checked={isOn}
      disabled={!hasStore && !isOn}
      onChange={(event) => {
        const options = { form, view, delivery }
        if (event.currentTarget.checked) collect(options)
        else deliverAgain(options)
      }}
    />
  )
}
