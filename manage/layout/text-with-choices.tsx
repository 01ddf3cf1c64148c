import { Autocomplete, TextField } from '@mui/material'
import { required, useInput } from 'react-admin'

type Props = {
  source: string
  label: string
  choices: readonly string[]
  /** What an empty field says; without it the field may be empty. */
  needed?: string
  helperText?: string
}

/** A text that is usually one of those offered, and may be another one. */
export function TextWithChoices({ source, label, choices, needed, helperText }: Props) {
  const { field, fieldState, isRequired, id } = useInput({
    source,
    defaultValue: '',
    ...(needed === undefined ? {} : { validate: required(needed) }),
  })
  const problem = fieldState.error?.message?.replace(/^@@react-admin@@"(.*)"$/, '$1')
  return (
    <Autocomplete
      id={id}
      freeSolo
      fullWidth
      options={[...choices]}
      inputValue={field.value ?? ''}
      onInputChange={(_event, text, reason) => {
        // The empty text of a list without a choice is no edit.
        if (text !== '' || reason === 'input' || reason === 'clear') field.onChange(text)
      }}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={isRequired}
          error={problem !== undefined}
          helperText={problem ?? helperText}
          inputRef={field.ref}
        />
      )}
    />
  )
}
