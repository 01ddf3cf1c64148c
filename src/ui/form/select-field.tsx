import { styled } from '@mui/material/styles'
import type { Ref, SelectHTMLAttributes } from 'react'
import { ChevronDownIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'
import { inputBox } from './field.styles.ts'
import { Field, type FieldFrame } from './field.tsx'

const Box = styled('div')({
  position: 'relative',
  height: 'fit-content',
  '& > svg': { position: 'absolute', right: 12, top: 'calc(50% - 9px)', pointerEvents: 'none' },
})

const Select = styled('select')(themed(inputBox), {
  appearance: 'none',
  paddingRight: 40,
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  // As wide as what is selected.
  '&[data-small]': { minHeight: 46, fontSize: '0.875rem', fontWeight: 600, fieldSizing: 'content' },
})

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  options: readonly SelectOption[]
  /** The first option, which cannot be selected again. */
  placeholder?: string
  small?: boolean
  ref?: Ref<HTMLSelectElement>
}

/** A native select; needs `aria-label` or a label around it. */
export function NativeSelect({ options, placeholder, small, className, ...props }: SelectProps) {
  return (
    <Box className={className}>
      <Select {...props} data-small={small || undefined}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </Select>
      <ChevronDownIcon size={18} />
    </Box>
  )
}

type Props = FieldFrame & SelectProps

export function SelectField({ label, hint, error, optional, id, hideLabel, counter, className, ...props }: Props) {
  return (
    <Field {...{ label, hint, error, optional, id, hideLabel, counter, className }}>
      {(control) => <NativeSelect {...props} {...control} />}
    </Field>
  )
}
