import type { FormField } from '#contract/content/contact.ts'
import type { FormInput } from '#domain/content/custom-form.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { useField } from '#ui/form/form-context.ts'
import { RadioCard, RadioGroup } from '#ui/form/radio-card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'

const inputTypes: Partial<Record<FormField['kind'], string>> = { email: 'email', phone: 'tel', date: 'date' }

/** One field of a form, as the server describes it. */
export function CustomField({ field }: { field: FormField }) {
  const { kind, name, label, hint, isRequired, maxLength, options = [], from, to, autoComplete } = field
  const { error, ...bound } = useField<FormInput>(name)
  const frame = { label, ...(hint ? { hint } : {}), ...(error ? { error } : {}) }
  const required = { 'aria-required': isRequired }
  if (kind === 'tick') return <Checkbox {...frame} {...bound} {...required} />
  if (kind === 'select')
    return (
      <SelectField
        {...frame}
        {...bound}
        {...required}
        optional={!isRequired}
        options={[{ value: '', label: 'Please choose' }, ...options]}
      />
    )
  if (kind === 'choice') {
    const { id, ...each } = bound
    return (
      <RadioGroup legend={label} {...(hint ? { hint } : {})} {...(error ? { error } : {})}>
        {/* What leads to the field leads to its first choice. */}
        {options.map(({ value, label: text }, index) => (
          <RadioCard key={value} {...each} {...(index === 0 ? { id } : {})} value={value} label={text} />
        ))}
      </RadioGroup>
    )
  }
  return (
    <TextField
      {...frame}
      {...bound}
      {...required}
      optional={!isRequired}
      type={inputTypes[kind] ?? 'text'}
      multiline={kind === 'long'}
      rows={5}
      numeric={kind === 'postcode'}
      maxLength={maxLength}
      {...(kind === 'date' ? { min: from, max: to } : {})}
      {...(autoComplete ? { autoComplete } : {})}
    />
  )
}
