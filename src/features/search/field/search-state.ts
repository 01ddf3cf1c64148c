import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { canSearch, searchTerm } from '#domain/search/search-term.ts'
import { useApp } from '#lib/app.tsx'
import { debounceMs } from '#lib/debounce.ts'
import { reportFailure } from '#lib/network/report-failure.ts'
import { useDebounce } from '#lib/use-debounce.ts'

export const blurClearMs = 200

type Options = { onLeave: (() => void) | undefined; keepsOnBlur: boolean }

/**
 * What a search field knows: its text, how it is sent, and what is open below it: suggestions for a term, what it offers
 * while it is empty, or null for nothing.
 */
export function useSearch({ onLeave, keepsOnBlur }: Options) {
  const app = useApp()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [searchText, setSearchText] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const typing = useDebounce(debounceMs.searchBar, setSearchText)
  const leaving = useDebounce(blurClearMs, leave)

  function type(next: string) {
    setText(next)
    if (canSearch(next)) {
      // A list of suggestions stays until the next one is there.
      setSearchText((open) => open || null)
      return typing.push(searchTerm(next))
    }
    typing.cancel()
    setSearchText(next === '' ? '' : null)
  }
  function clear() {
    typing.cancel()
    setSearchText(null)
  }
  function open() {
    leaving.cancel()
    if (text === '') setSearchText('')
  }
  function leave() {
    clear()
    onLeave?.()
  }
  function follow(url: string) {
    setText('')
    leave()
    if (/^https?:/i.test(url)) window.location.assign(url)
    else void navigate(url)
  }
  async function submit(sent: string) {
    if (!canSearch(sent) || isSending) return
    clear()
    setSending(true)
    try {
      const url = await import('../send-search.ts').then((module) => module.sendSearch(app, sent))
      if (url) follow(url)
    } catch (cause) {
      reportFailure('search', cause)
    } finally {
      setSending(false)
    }
  }
  const blur = () => {
    if (!keepsOnBlur) leaving.push(undefined)
  }

  return { text, searchText, type, leave, follow, submit, blur, open, isSending }
}
