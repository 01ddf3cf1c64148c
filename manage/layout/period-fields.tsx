import { DateTimeInput, type DateTimeInputProps, TextInput, type TextInputProps } from 'react-admin'
import { shopFieldTime, shopMoment } from '#domain/time/shop-day.ts'
import { shopCountry } from '../lib/shop.ts'
import { FieldGrid } from './form-parts.tsx'

/** What a field for day and time gives as the call wants it: by the clock of the shop, as lists show it. */
export const moment = (text: string) => shopMoment(text, shopCountry())?.toISOString() ?? null

const fieldText = (iso: string | null | undefined) => (iso ? shopFieldTime(new Date(iso), shopCountry()) : '')

/** Day and time by the clock of the shop, wherever the reader works. */
export const ShopTimeInput = (props: DateTimeInputProps) => (
  <DateTimeInput {...props} format={fieldText} parse={moment} />
)

/** A day or a time. Browsers show a pattern in the empty field, so the label is always above it. */
export function DayOrTimeInput(props: TextInputProps & { type: 'date' | 'time' }) {
  return <TextInput {...props} slotProps={{ inputLabel: { shrink: true } }} />
}

/** From and until when something is shown. */
export function PeriodFields() {
  return (
    <FieldGrid>
      <ShopTimeInput source="startsAt" label="From" helperText="Empty: at once" />
      <ShopTimeInput source="endsAt" label="Until" helperText="Empty: without an end" />
    </FieldGrid>
  )
}
