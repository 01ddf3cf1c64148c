import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { debounceField } from '#lib/debounce.ts'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { ErrorLine } from '#ui/form/field.tsx'
import { SearchIcon } from '#ui/icon/icons.tsx'

/** The minimum text length for a lookup on the server. */
const leastCharacters = 2

type Props<Option> = {
  label: string
  /** What is chosen; the field shows it until something else is typed. */
  value: string
  searchOptions: (text: string) => UseQueryOptions<Option[], Error, Option[], string[]>
  optionKey: (option: Option) => string
  optionText: (option: Option) => string
  renderOption?: (option: Option) => ReactNode
  onChoose: (value: string) => void
  /** A custom text for an empty result. */
  nothingText?: (typed: string) => string | null
  /** The error under this field when the lookup fails. */
  failure: string
  isStill: boolean
}

/** A filter whose value the server knows: typed in part, then picked. Emptied, it narrows no more. */
export function LookupField<Option>({
  label,
  value,
  searchOptions,
  onChoose,
  nothingText,
  failure,
  isStill,
  ...option
}: Props<Option>) {
  const [typed, setTyped] = useState<string | null>(null)
  const [searchText, setSearchText] = useState('')
  const debounced = useMemo(() => debounceField((text) => setSearchText(text.trim())), [])
  const { data, isError } = useQuery({ ...searchOptions(searchText), enabled: searchText.length >= leastCharacters })
  const errorId = useId()

  function type(text: string) {
    setTyped(text)
    debounced.push(text)
    if (text === '' && value !== '') onChoose('')
  }
  function choose(chosen: Option) {
    setTyped(null)
    setSearchText('')
    onChoose(option.optionKey(chosen))
  }
  function leave() {
    debounced.cancel()
    setTyped(null)
  }

  return (
    <div>
      <Combobox
        {...option}
        label={label}
        placeholder="Any"
        value={typed ?? value}
        options={typed !== null && searchText.length >= leastCharacters ? data : undefined}
        onValueChange={type}
        onPick={choose}
        onLeave={leave}
        minLength={leastCharacters}
        emptyText={nothingText?.(searchText) ?? 'Nothing found'}
        autoHighlight
        disabled={isStill}
        end={<SearchIcon />}
      />
      <div role="alert">{isError && <ErrorLine id={errorId} text={failure} />}</div>
    </div>
  )
}
