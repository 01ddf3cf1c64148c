import type { BrandKey } from '#themes/brand.ts'
import { SelectField } from '#ui/form/select-field.tsx'

// Read from the folders: the app itself contains no brand keys.
const keys = Object.keys(import.meta.glob('/themes/*/brand.ts')).map((file) => file.split('/')[2] as BrandKey)

export const brandInAddress = (): BrandKey => {
  const requested = new URLSearchParams(location.search).get('brand')
  return keys.find((key) => key === requested) ?? keys[0]!
}

type Props = { value: BrandKey; onChange: (key: BrandKey) => void }

export function BrandSwitch({ value, onChange }: Props) {
  const choose = (key: string) => {
    history.replaceState(null, '', `?brand=${key}`)
    onChange(key as BrandKey) // one of the options below
  }
  return (
    <SelectField
      label="Brand"
      value={value}
      onChange={(event) => choose(event.target.value)}
      options={keys.map((key) => ({ value: key, label: key }))}
    />
  )
}
