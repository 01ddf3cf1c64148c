import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { canSearch, searchTerm } from '#domain/search/search-term.ts'
import { useApp } from '#lib/app.tsx'
import { debounce, debounceMs } from '#lib/debounce.ts'
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
  const typing = useMemo(() => debounce({ waitMs: debounceMs.searchBar, emit: setSearchText }), [])
  const blurTimer = useRef(0)

  useEffect(
    () => () => {
      typing.cancel()
      clearTimeout(blurTimer.current)
    },
    [typing],
  )

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
  async function submit() {
    if (!canSearch(text) || address.isPending) return
    clear()
    try {
      const { url } = await address.mutateAsync(searchTerm(text))
      if (url) follow(url)
    } catch (cause) {
      logSearchFailure(cause)
    }
  }
  const blur = () => {
    if (!keepsOnBlur) blurTimer.current = window.setTimeout(leave, blurClearMs)
  }
  const focus = () => clearTimeout(blurTimer.current)

  return { text, searchText, type, leave, follow, submit, blur, focus, isSending: address.isPending }
}
