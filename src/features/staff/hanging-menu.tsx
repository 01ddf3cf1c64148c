import { styled } from '@mui/material/styles'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
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

  useEffect(() => {
    if (!isOpen) return
    const elsewhere = (event: PointerEvent) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', elsewhere)
    return () => document.removeEventListener('pointerdown', elsewhere)
  }, [isOpen])

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
