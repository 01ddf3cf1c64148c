import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readStart } from './start-address.ts'

/** Focuses the visible one of the two search fields, for narrow and wide screens. */
function focusSearch() {
  const fields = document.querySelectorAll<HTMLElement>('[role="search"] input')
  const seen = [...fields].find((field) => field.checkVisibility())
  seen?.focus()
}

/** Handles the start parameters of the app icon and its shortcuts, then removes them from the URL. */
export function useStart() {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    const { isStart, opensSearch, rest } = readStart(search)
    if (!isStart) return
    void navigate({ pathname, search: rest, hash }, { replace: true, preventScrollReset: true, state })
    if (opensSearch) focusSearch()
  }, [pathname, search, hash, state, navigate])
}
