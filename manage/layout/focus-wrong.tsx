import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'

/** The ref of a form whose first wrong field gets the focus at each new rejection. */
export function useFocusWrong<E extends HTMLElement>(rejection: unknown) {
  const inside = useRef<E>(null)
  useEffect(() => {
    if (!rejection) return
    inside.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [rejection])
  return inside
}

/** The same within a form of react-admin, whether its own checks or the server rejected what was typed. */
export function FocusWrong() {
  const { submitCount } = useFormState()
  return <span ref={useFocusWrong<HTMLSpanElement>(submitCount)} hidden />
}
