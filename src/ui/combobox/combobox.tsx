import { styled } from '@mui/material/styles'
import type { ChangeEvent, InputHTMLAttributes, ReactNode, Ref } from 'react'
import { Field, type FieldControl, type FieldFrame } from '#ui/form/field.tsx'
import { Input } from '#ui/form/text-field.tsx'
import { ComboboxList } from './combobox-list.tsx'
import { type ComboboxBehaviour, useCombobox } from './combobox-state.ts'

const Box = styled('div')({
  position: 'relative',
  '& > [data-part="end"]': { position: 'absolute', right: 12, top: 12, pointerEvents: 'none' },
})

type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'placeholder' | 'inputMode' | 'name' | 'type' | 'maxLength' | 'autoComplete' | 'enterKeyHint' | 'disabled'
>

type ViewProps<Option> = {
  onValueChange: (text: string) => void
  optionKey: (option: Option) => string
  optionText: (option: Option) => string
  renderOption?: (option: Option) => ReactNode
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

export type ComboboxProps<Option> = FieldFrame & Attributes & ViewProps<Option> & ComboboxBehaviour<Option>

/** A field with suggestions: WAI-ARIA 1.2 combobox with list autocomplete. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { label, hint, error, optional, id, hideLabel, className, ...rest } = props
  return (
    <Field {...{ label, hint, error, optional, id, hideLabel, className }}>
      {(control) => <ComboboxBox {...rest} control={control} />}
    </Field>
  )
}

type BoxProps<Option> = Attributes & ViewProps<Option> & ComboboxBehaviour<Option> & { control: FieldControl }

const countText = (count: number) => (count === 0 ? 'No Results Found' : count === 1 ? '1 result' : `${count} results`)

function ComboboxBox<Option>({
  control,
  onValueChange,
  emptyText,
  status,
  end,
  footer,
  ref,
  ...props
}: BoxProps<Option>) {
  const { value, options, onPick, onLeave, onEnter, onEscape, minLength, maxOptions, autoHighlight, ...viewProps } =
    props
  const { optionKey, optionText, renderOption = optionText, inputAs: InputBox = Input, ...attributes } = viewProps
  const behaviour = { value, options, onPick, onLeave, onEnter, onEscape, minLength, maxOptions, autoHighlight }
  const box = useCombobox(behaviour, Boolean(emptyText))
  const { listId, shown, isOpen, active, optionId, pick, mark } = box

  function type(event: ChangeEvent<HTMLInputElement>) {
    box.open()
    mark(null)
    onValueChange(event.currentTarget.value)
  }

  return (
    <Box onBlur={box.onBlur}>
      <InputBox
        type="text"
        autoComplete="off"
        {...attributes}
        {...control}
        ref={ref}
        autoCorrect="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && active !== null ? optionId(active) : undefined}
        data-end={end ? true : undefined}
        value={value}
        onChange={type}
        onFocus={box.open}
        onKeyDown={box.onKeyDown}
      />
      {end && <span data-part="end">{end}</span>}
      <ComboboxList
        {...{ isOpen, active, optionId, optionKey, renderOption, emptyText, footer }}
        id={listId}
        options={shown}
        onPick={pick}
        onMark={mark}
      />
      <span role="status" className="visually-hidden">
        {isOpen ? (status ?? countText(shown.length)) : ''}
      </span>
    </Box>
  )
}
