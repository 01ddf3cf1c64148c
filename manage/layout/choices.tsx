import { AutocompleteArrayInput, AutocompleteInput, ReferenceArrayInput, ReferenceInput, required } from 'react-admin'

type Props = {
  source: string
  /** The list that is searched. */
  reference: string
  label: string
  /** What a row is called. */
  optionText: string
  /** What an empty field says; without it the field may be empty. */
  needed?: string
  helperText?: string | false
  filter?: Record<string, unknown>
}

const asQuery = (q: string) => ({ q })
const rowsAtOnce = 25

/** A choice from a list of any length: what is typed is searched by the server. */
export function SearchedChoice({ source, reference, label, optionText, needed, helperText = false, filter }: Props) {
  return (
    <ReferenceInput source={source} reference={reference} perPage={rowsAtOnce} {...(filter ? { filter } : {})}>
      <AutocompleteInput
        label={label}
        optionText={optionText}
        filterToQuery={asQuery}
        helperText={helperText}
        {...(needed === undefined ? {} : { validate: required(needed) })}
      />
    </ReferenceInput>
  )
}

/** Several of such a list. */
export function SearchedChoices({ source, reference, label, optionText, helperText = false }: Props) {
  return (
    <ReferenceArrayInput source={source} reference={reference} perPage={rowsAtOnce}>
      <AutocompleteArrayInput label={label} optionText={optionText} filterToQuery={asQuery} helperText={helperText} />
    </ReferenceArrayInput>
  )
}
