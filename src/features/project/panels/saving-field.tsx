import { styled } from '@mui/material/styles'
import type { InputHTMLAttributes } from 'react'
import { Hit } from '#features/project/ui/project.styles.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { themed } from '#ui/themed.ts'
import { SlimField } from './panel.styles.ts'
import type { Fields } from './use-fields.ts'

const Mark = styled('span')(
  themed(({ theme }) => ({
    position: 'absolute',
    top: 0,
    right: 0,
    fontSize: '0.8125rem',
    fontWeight: 550,
    color: theme.vars.palette.text.secondary,
    '&[data-state="saved"]': { color: theme.vars.palette.success.main },
    '&[data-state="needs-you"]': { color: theme.vars.palette.warning.main },
  })),
)

// Below the field: beside the name of a narrow one is no room.
const Retry = styled(Hit)({
  position: 'relative',
  minHeight: 24,
  fontSize: '0.8125rem',
  fontWeight: 550,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  // Enlarges the touch target without changing the distance to the next field.
  '&::after': { content: '""', position: 'absolute', inset: '-4px -8px -8px' },
})

const stateTexts = {
  sending: 'Sending…',
  saved: 'Saved',
  stored: 'Waiting to send',
  'needs-you': 'Needs you',
  failed: null,
} as const

type Props<Key extends string> = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'maxLength' | 'placeholder'
> & {
  fields: Fields<Key>
  name: Key
  label: string
  multiline?: boolean
}

/** A field of the project: stored while typing; a rejected value stays in it. */
export function SavingField<Key extends string>({ fields, name, label, multiline = false, ...box }: Props<Key>) {
  const state = fields.stateOf(name)
  const mark = state && stateTexts[state]
  return (
    <SlimField>
      <TextField
        label={label}
        {...box}
        multiline={multiline}
        autoComplete="off"
        value={fields.valueOf(name)}
        error={state === 'failed' ? 'Not saved' : undefined}
        onChange={(event) => fields.type(name, event.currentTarget.value)}
        onFocus={() => fields.enter(name)}
        onBlur={() => fields.commit(name)}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          // Ctrl+S saves the quote with the text that is being typed.
          if ((key === 'Enter' && !multiline) || (key === 's' && (ctrlKey || metaKey))) fields.commit(name)
        }}
      />
      {mark && <Mark data-state={state}>{mark}</Mark>}
      {state === 'failed' && (
        <Retry type="button" aria-label={`Try again: ${label}`} onClick={() => fields.commit(name)}>
          Try again
        </Retry>
      )}
    </SlimField>
  )
}
