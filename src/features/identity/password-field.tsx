import { useState } from 'react'
import type { RegisterOptions } from 'react-hook-form'
import { useField } from '#ui/form-context.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { EyeIcon, EyeOffIcon } from '#ui/tool-icons.tsx'

type Values = { password: string }
type Props = {
  label?: string
  hint?: string
  autoComplete: 'current-password' | 'new-password'
  validate: (password: string, values: Values) => string | undefined
}

/** A password with a button that shows it: nobody has to type it twice. */
export function PasswordField({ label = 'Password', hint, autoComplete, validate }: Props) {
  const [isShown, setIsShown] = useState(false)
  const options: RegisterOptions<Values, 'password'> = { validate: (value, values) => validate(value, values) ?? true }
  return (
    <TextField
      label={label}
      {...(hint ? { hint } : {})}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <IconButton
          label={isShown ? 'Hide password' : 'Show password'}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
        </IconButton>
      }
      {...useField<Values>('password', options)}
    />
  )
}
