import { DateTimeInput, TextInput, type TextInputProps } from 'react-admin'
import { FieldGrid } from './form-parts.tsx'

/** What a field for day and time gives as the call wants it. */
export const moment = (text: string) => (text ? new Date(text).toISOString() : null)

/** A day or a time. Browsers show a pattern in the empty field, so the label is always above it. */
export function DayOrTimeInput(props: TextInputProps & { type: 'date' | 'time' }) {
  return <TextInput {...props} slotProps={{ inputLabel: { shrink: true } }} />
}

/** From and until when something is shown. */
export function PeriodFields() {
  return (
    <FieldGrid>
      <DateTimeInput source="startsAt" label="From" parse={moment} helperText="Empty: at once" />
      <DateTimeInput source="endsAt" label="Until" parse={moment} helperText="Empty: without an end" />
    </FieldGrid>
  )
}
