import { useEffect } from 'react'
import { useLatest } from '#lib/use-latest.ts'

type Keys = { saveQuote: () => void; toAdd: () => void; search: () => void }

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]')

/** Ctrl+S saves the quote, / focuses a field for adding, Ctrl+K searches projects; not while a dialog is open. */
export function usePageKeys(keys: Keys) {
  const latest = useLatest(keys)
  useEffect(() => {
    function pressed(event: KeyboardEvent) {
      if (document.querySelector('[role="dialog"], [role="menu"]')) return
      const isControl = event.ctrlKey || event.metaKey
      const act =
        isControl && event.key === 's'
          ? latest.current.saveQuote
          : isControl && event.key === 'k'
            ? latest.current.search
            : event.key === '/' && !isTyping(event.target)
              ? latest.current.toAdd
              : null
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [latest])
}
