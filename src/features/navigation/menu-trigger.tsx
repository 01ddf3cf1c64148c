import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react'
import { useHydrated } from '#lib/boot/hydrated.ts'
import { isPlainClick } from '#lib/browser/plain-click.ts'
import { paths } from '#lib/page/paths.ts'
import { Anchor } from '#ui/button/link.tsx'

type Props = {
  isOpen: boolean
  onPress: (by: 'mouse' | 'key') => void
  label?: string
  /** The drawer that opens before the app has started. */
  opens?: 'menu'
  controls?: string
  className?: string
  children: ReactNode
  ref?: Ref<HTMLElement> | undefined
  onPointerEnter?: () => void
  onFocus?: () => void
}

// A click by keyboard has a detail of 0.
const wayOf = (event: MouseEvent) => (event.detail === 0 ? 'key' : 'mouse')

/** Opens a menu; without scripts it is a plain link to all categories. */
export function MenuTrigger({ isOpen, onPress, label, opens, controls, ref, ...props }: Props) {
  const hydrated = useHydrated()
  const button = hydrated && { role: 'button', 'aria-expanded': isOpen, 'aria-controls': isOpen ? controls : undefined }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onPress('key')
  }
  const press = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onPress(wayOf(event))
  }
  return (
    <Anchor
      {...props}
      {...button}
      ref={ref as Ref<HTMLAnchorElement> | undefined} // the element below is always an anchor
      to={paths.products()}
      data-opens={opens ?? ''}
      aria-label={label}
      onClick={press}
      onKeyDown={keys}
    />
  )
}
