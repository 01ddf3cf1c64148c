import { useState } from 'react'
import { readIsoDate } from '#domain/time/plain-date.ts'
import { debounceMs } from '#lib/debounce.ts'
import { useDebounce } from '#lib/use-debounce.ts'
import { TextField } from '#ui/form/text-field.tsx'

type Props = { label: string; value: string; onChange: (day: string) => void; disabled: boolean; error?: string }

/** While a year is typed, a browser emits the years 2, 20 and 202 first. */
const isWhole = (day: string) => day === '' || (readIsoDate(day)?.[0] ?? 0) >= 1900

/** A native date field; emits a date once it is complete. */
export function DayField({ label, value, onChange, ...rest }: Props) {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  // The value changed outside the field: a chip was removed, or the visitor went back.
  if (shown !== value) {
    setShown(value)
    setTyped(value)
  }
  const debounced = useDebounce(debounceMs.form, (day: string) => {
    if (isWhole(day)) onChange(day)
  })

  function type(day: string) {
    setTyped(day)
    debounced.push(day)
    if (day === '') debounced.flush()
  }
  return (
    <TextField
      {...rest}
      type="date"
      label={label}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => debounced.flush()}
    />
  )
}
