import { styled } from '@mui/material/styles'
import {
  type ChangeEvent,
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { Field, type FieldControl, type FieldFrame } from '#ui/form/field.tsx'
import { Input } from '#ui/form/text-field.tsx'
import { listboxId } from './listbox-id.ts'
import type { SuggestionKeys } from './suggestions.ts'

/** Loaded with the first focus: MUI's autocomplete is more code than the first load of the checkout has room for. */
export const ComboboxList = onDemand(() => import('./combobox-list.tsx').then((module) => module.ComboboxList))

const Box = styled('div')({ position: 'relative' })

const End = styled('span')({ position: 'absolute', right: 12, top: 12, pointerEvents: 'none' })

type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'placeholder' | 'inputMode' | 'name' | 'type' | 'maxLength' | 'autoComplete' | 'enterKeyHint' | 'disabled'
>

type OwnProps<Option> = {
  /** The text of the field; the caller debounces and loads the options. */
  value: string
  onValueChange: (text: string) => void
  /** Options for this text; undefined while they load. */
  options: readonly Option[] | undefined
  /** The options could not be loaded, which the list then says. */
  isFailed?: boolean
  optionKey: (option: Option) => string
  optionText: (option: Option) => string
  renderOption?: (option: Option) => ReactNode
  onPick: (option: Option) => void
  /** Called when the field loses focus without a selection. */
  onLeave?: ((text: string) => void) | undefined
  /** Called for Enter without a highlighted option, for example to search. */
  onEnter?: ((text: string) => void) | undefined
  onEscape?: (() => void) | undefined
  minLength?: number | undefined
  maxOptions?: number | undefined
  /** Highlights the first option immediately, so that Enter selects it. */
  autoHighlight?: boolean | undefined
  /** Shown in the list when there are no results. */
  emptyText?: ReactNode
  /** Announced instead of the number of options. */
  status?: string
  end?: ReactNode
  footer?: ReactNode
  /** Another component for the input, as in the header. */
  inputAs?: typeof Input
  ref?: Ref<HTMLInputElement>
}

export type ComboboxProps<Option> = FieldFrame & Attributes & OwnProps<Option>

/** A field with suggestions: WAI-ARIA 1.2 combobox with list autocomplete. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { label, hint, error, optional, id, hideLabel, className, ...rest } = props
  return (
    <Field {...{ label, hint, error, optional, id, hideLabel, className }}>
      {(control) => <ComboboxBox {...rest} control={control} />}
    </Field>
  )
}

type BoxProps<Option> = Attributes & OwnProps<Option> & { control: FieldControl }

const failedText = 'The list could not be loaded. Type again in a moment.'
const countText = (count: number) => (count === 0 ? 'No Results Found' : count === 1 ? '1 result' : `${count} results`)

function ComboboxBox<Option>({ control, value, onValueChange, options, onPick, ...props }: BoxProps<Option>) {
  const { onLeave, onEnter, onEscape, minLength = 3, maxOptions = 10, autoHighlight = false, ...view } = props
  const { optionKey, optionText, renderOption = optionText, inputAs: InputBox = Input, ...texts } = view
  const { isFailed = false, end, footer, ref, ...others } = texts
  const { status, emptyText, ...attributes } = isFailed
    ? { ...others, status: failedText, emptyText: failedText }
    : others
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement) // rendered below
  const keys = useRef<SuggestionKeys>(null)
  const [isUsed, setIsUsed] = useState(false)
  const [shouldOpen, setShouldOpen] = useState(false)

  const shown = options?.slice(0, maxOptions) ?? []
  const hasSomething = isFailed || (options !== undefined && (shown.length > 0 || Boolean(emptyText)))
  const isOpen = shouldOpen && hasSomething && value.trim().length >= minLength

  function open() {
    setIsUsed(true)
    setShouldOpen(true)
  }

  const close = () => setShouldOpen(false)

  function type(event: ChangeEvent<HTMLInputElement>) {
    open()
    onValueChange(event.currentTarget.value)
  }

  function pick(key: string) {
    const option = shown.find((candidate) => optionKey(candidate) === key)
    close()
    if (option !== undefined) onPick(option)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onEscape?.()
    keys.current?.(event)
    if (event.key !== 'Enter' || event.defaultPrevented || !onEnter) return
    event.preventDefault()
    close()
    onEnter(value)
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return
    close()
    onLeave?.(value)
  }

  return (
    <Box onBlur={onBlur}>
      <InputBox
        type="text"
        autoComplete="off"
        {...attributes}
        {...control}
        ref={input}
        autoCorrect="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listboxId(listId)}
        // While the list is open, it writes the highlighted option there itself.
        aria-activedescendant={isOpen ? '' : undefined}
        data-end={end ? true : undefined}
        value={value}
        onChange={type}
        onFocus={open}
        onKeyDown={onKeyDown}
      />
      {end && <End>{end}</End>}
      {isUsed && (
        <ComboboxList
          {...{ input, keys, isOpen, autoHighlight, emptyText, footer }}
          id={listId}
          text={value}
          options={shown.map((option) => ({ key: optionKey(option), content: renderOption(option) }))}
          onPick={pick}
          onOpen={open}
          onClose={close}
        />
      )}
      <span role="status" className="visually-hidden">
        {isOpen ? (status ?? countText(shown.length)) : ''}
      </span>
    </Box>
  )
}
