import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { canSearch, searchTerm } from '#domain/search/search-term.ts'
import { useApp } from '#lib/app.tsx'
import { debounceMs } from '#lib/debounce.ts'
import { useDebounce } from '#lib/use-debounce.ts'
import { findAddress } from './queries.ts'
import { logSearchFailure } from './search-failure.ts'

export const blurClearMs = 200

type Options = { onLeave: (() => void) | undefined; keepsOnBlur: boolean }

/** What a search field knows: its text, the term whose suggestions are open, and how it is sent. */
export function useSearch({ onLeave, keepsOnBlur }: Options) {
  const app = useApp()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [searchText, setSearchText] = useState('')
  const address = useMutation(findAddress(app))
  const typing = useDebounce(debounceMs.searchBar, setSearchText)
  const leaving = useDebounce(blurClearMs, leave)

  function type(next: string) {
    setText(next)
    if (canSearch(next)) return typing.push(searchTerm(next))
    typing.cancel()
    setSearchText('')
  }
  function clear() {
    typing.cancel()
    setSearchText('')
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
    if (!canSearch(sent) || address.isPending) return
    clear()
    try {
      const { url } = await address.mutateAsync(searchTerm(sent))
      if (url) follow(url)
    } catch (cause) {
      logSearchFailure(cause)
    }
  }
  const blur = () => {
    if (!keepsOnBlur) leaving.push(undefined)
  }

  return { text, searchText, type, leave, follow, submit, blur, focus: leaving.cancel, isSending: address.isPending }
}
