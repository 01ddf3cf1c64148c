import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { useAfterNavigation } from './after-navigation.ts'

function focusPage() {
  const main = document.getElementById('main')
  const target = main?.querySelector('h1') ?? main
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** After a navigation moves the focus to the heading and announces the title. */
export function PageFocus() {
  const { pathname, hash } = useLocation()
  const [said, setSaid] = useState('')

  useAfterNavigation((from) => {
    if (from.pathname === pathname) return
    setSaid(document.title)
    if (!hash) focusPage()
  })

  return (
    <VisuallyHidden aria-live="polite" role="status">
      {said}
    </VisuallyHidden>
  )
}
