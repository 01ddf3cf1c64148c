import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { themed } from '#ui/themed.ts'
import { type SuggestionProps, useSuggestions } from './suggestions.ts'

const Root = styled('div')(
  themed(({ theme }) => ({
    position: 'absolute',
    left: 0,
    right: 0,
    top: 'calc(100% + 4px)',
    zIndex: 8,
    padding: 4,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    boxShadow: theme.vars.shadows[3],
    '& mark': {
      background: 'none',
      color: 'inherit',
      fontWeight: 700,
      textDecoration: 'underline',
      textDecorationThickness: 2,
      textUnderlineOffset: 3,
    },
  })),
)

// The offset parent of the options: the highlighted one is scrolled into view.
const Options = styled('ul')({ position: 'relative', overflow: 'hidden auto', maxHeight: 'min(70dvh, 552px)' })

const Option = styled('li')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 44,
    padding: '4px 12px',
    borderRadius: theme.vars.shape.small,
    cursor: 'pointer',
    '&.Mui-focused': {
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.sel.ground} 11%, ${theme.vars.palette.background.paper})`,
    },
    '@media (forced-colors: active)': { '&.Mui-focused': { outline: '2px solid Highlight', outlineOffset: -2 } },
  })),
)

const Empty = styled('div')({ padding: '10px 12px' })

const Footer = styled('div')(
  themed(({ theme }) => ({
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    marginTop: 4,
    padding: '4px 0 0',
  })),
)

export type ComboboxOption = { key: string; content: ReactNode }

type Props = SuggestionProps & {
  isOpen: boolean
  options: readonly ComboboxOption[]
  autoHighlight: boolean
  onPick: (key: string) => void
  onOpen: () => void
  onClose: () => void
  emptyText?: ReactNode
  footer?: ReactNode
}

/** The options; a click keeps the focus in the field. */
export function ComboboxList({ isOpen, options, onPick, emptyText, footer, ...props }: Props) {
  const { listbox, optionProps } = useSuggestions({
    ...props,
    isOpen,
    options,
    keyOf: ({ key }) => key,
    onPick: ({ key }) => onPick(key),
  })
  return (
    <Root hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
      <Options {...listbox}>
        {isOpen &&
          options.map((option, index) => (
            <Option key={option.key} {...optionProps(option, index)}>
              {option.content}
            </Option>
          ))}
      </Options>
      {isOpen && options.length === 0 && <Empty>{emptyText}</Empty>}
      {isOpen && footer && <Footer>{footer}</Footer>}
    </Root>
  )
}
