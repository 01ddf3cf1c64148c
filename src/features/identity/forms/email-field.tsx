import { useField } from '#ui/form/form-context.ts'
import { TextField } from '#ui/form/text-field.tsx'

export function EmailField({ hint, autoComplete = 'email' }: { hint?: string; autoComplete?: string }) {
  return (
    <TextField
      label="Email"
      {...(hint ? { hint } : {})}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      {...useField<{ email: string }>('email')}
    />
  )
}
