import { styled } from '@mui/material/styles'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useEventListener } from '#lib/browser/use-event-listener.ts'
import { Hanging } from './staff.styles.ts'

const Wrapper = styled('div')({ position: 'relative', flex: 'none' })

type Props = {
  /** On the button that opens it. */
  word: ReactNode
  label: string
  onOpen?: () => void
  narrow?: boolean
  children: (close: () => void) => ReactNode
}

/** A word of the bar with things hanging under it; Escape, leaving it or a press elsewhere closes it. */
export function HangingMenu({ word, label, onOpen, narrow, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEventListener(isOpen ? 'document' : null, 'pointerdown', ({ target }) => {
    if (!place.current?.contains(target as Node)) setOpen(false) // pressed elements are nodes
  })

  function press() {
    if (!isOpen) onOpen?.()
    setOpen(!isOpen)
  }
  function leave(event: FocusEvent) {
    if (event.relatedTarget && !place.current?.contains(event.relatedTarget)) setOpen(false)
  }
  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }

  return (
    <Wrapper ref={place} onBlur={leave} onKeyDown={onKey} data-narrow={narrow || undefined}>
      <button ref={button} type="button" data-item aria-expanded={isOpen} aria-controls={id} onClick={press}>
        {word}
      </button>
      {isOpen && (
        <Hanging id={id} role="group" aria-label={label}>
          {children(() => setOpen(false))}
        </Hanging>
      )}
    </Wrapper>
  )
}
