import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { themed } from '#ui/themed.ts'
import { comboboxList } from './combobox.styles.ts'

const Root = styled('div')(themed(comboboxList))

type Props<Option> = {
  id: string
  isOpen: boolean
  options: readonly Option[]
  active: number | null
  optionId: (index: number) => string
  optionKey: (option: Option) => string
  renderOption: (option: Option) => ReactNode
  onPick: (index: number) => void
  onMark: (index: number) => void
  emptyText?: ReactNode
  footer?: ReactNode
}

/** The options; a click keeps the focus in the field. */
export function ComboboxList<Option>({ id, isOpen, options, active, footer, emptyText, ...props }: Props<Option>) {
  const { optionId, optionKey, renderOption, onPick, onMark } = props
  return (
    <Root hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label="Suggestions">
        {isOpen &&
          options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled in the field
            // biome-ignore lint/a11y/useFocusableInteractive: marked by aria-activedescendant
            <div
              key={optionKey(option)}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              onClick={() => onPick(index)}
              onMouseMove={() => index !== active && onMark(index)}
            >
              {renderOption(option)}
            </div>
          ))}
      </div>
      {isOpen && options.length === 0 && <div data-part="empty">{emptyText}</div>}
      {isOpen && footer && <div data-part="footer">{footer}</div>}
    </Root>
  )
}
