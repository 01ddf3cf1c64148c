import useAutocomplete from '@mui/material/useAutocomplete'
import {
  type HTMLAttributes,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  type SyntheticEvent,
  useImperativeHandle,
} from 'react'

/** Handles a key of the field; prevents its default when the key selected an option. */
export type SuggestionKeys = (event: KeyboardEvent) => void

/** Props of a list that is loaded after its field. */
export type SuggestionProps = {
  id: string
  /** The field, which keeps the focus. */
  input: RefObject<HTMLInputElement | null>
  /** Receives the handler for the keys of the field. */
  keys: Ref<SuggestionKeys>
  text: string
}

type Options<Option> = SuggestionProps & {
  isOpen: boolean
  options: readonly Option[]
  keyOf: (option: Option) => string
  onPick: (option: Option, event: SyntheticEvent) => void
  onOpen?: () => void
  onClose?: () => void
  /** Highlights the first option immediately, so that Enter selects it. */
  autoHighlight?: boolean
  /** The arrow keys lead from the last option to the field, then to the first option. */
  includesField?: boolean
}

const all = <Option>(options: Option[]) => options

/** Suggestions of the server below a field: WAI-ARIA 1.2 combobox with list autocomplete. */
export function useSuggestions<Option>({ id, input, keys, text, ...options }: Options<Option>) {
  const list = useAutocomplete<Option>({
    id,
    inputValue: text,
    // Picking an option is an event here, not a value.
    value: null,
    open: options.isOpen,
    options: options.options,
    filterOptions: all,
    getOptionKey: options.keyOf,
    getOptionLabel: options.keyOf,
    autoHighlight: options.autoHighlight ?? false,
    includeInputInList: options.includesField ?? false,
    clearOnBlur: false,
    handleHomeEndKeys: false,
    onChange: (event, option) => option !== null && options.onPick(option, event),
    onOpen: () => options.onOpen?.(),
    onClose: () => options.onClose?.(),
  })
  // Before the list is mounted, because MUI then writes to the field; the field is mounted before its list.
  const fieldRef = list.getInputProps().ref as RefObject<HTMLInputElement | null>
  fieldRef.current = input.current
  useImperativeHandle(keys, () => list.getRootProps().onKeyDown as SuggestionKeys) // MUI's type is that of any element
  // MUI's types name a list of items; here other elements have these roles, too.
  const listbox = list.getListboxProps() as HTMLAttributes<HTMLElement>
  return {
    listbox: { ...listbox, 'aria-label': 'Suggestions', 'aria-labelledby': undefined },
    optionProps(option: Option, index: number) {
      const { key: _, ...props } = list.getOptionProps({ option, index })
      return props as HTMLAttributes<HTMLElement>
    },
  }
}
