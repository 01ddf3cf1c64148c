import { useEventListener } from '#lib/browser/use-event-listener.ts'

type Keys = { saveQuote: () => void; toAdd: () => void; search: () => void }

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]')

/** Ctrl+S saves the quote, / focuses a field for adding, Ctrl+K searches projects; not while a dialog is open. */
export function usePageKeys({ saveQuote, toAdd, search }: Keys) {
  useEventListener('document', 'keydown', (event) => {
    if (document.querySelector('[role="dialog"], [role="menu"]')) return
    const isControl = event.ctrlKey || event.metaKey
    const act =
      isControl && event.key === 's'
        ? saveQuote
        : isControl && event.key === 'k'
          ? search
          : event.key === '/' && !isTyping(event.target)
            ? toAdd
            : null
    if (!act) return
    event.preventDefault()
    act()
  })
}
