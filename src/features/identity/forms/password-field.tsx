import { useState } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useField } from '#ui/form/form-context.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { EyeIcon, EyeOffIcon } from '#ui/icon/tool-icons.tsx'

type Props = {
  label?: string
  hint?: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password field with a button that reveals it, so that it need not be typed twice. */
export function PasswordField({ label = 'Password', hint, autoComplete }: Props) {
  const [isShown, setIsShown] = useState(false)
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
      {...useField<{ password: string }>('password')}
    />
  )
}
