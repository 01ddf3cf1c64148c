import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { searchTermLimits } from '#domain/catalogue/search-term.ts'
import { useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { useScrollLock } from '#lib/browser/scroll-lock.ts'
import { paths } from '#lib/page/paths.ts'
import { BusyRing } from '#ui/feedback/busy-ring.tsx'
import { CloseIcon, SearchIcon } from '#ui/icon/icons.tsx'
import { Field, Form, Go, Input, List } from './search-bar.styles.ts'
import { nextOption } from './search-keys.ts'
import type { Option } from './search-list.tsx'
import { searchRequest } from './search-request.ts'
import { useSearch } from './search-state.ts'

const SearchList = onDemand(() => import('./search-list.tsx').then((module) => module.SearchList))

export type SearchPlacement = 'nav' | 'dock' | 'page'
type Props = { placement: SearchPlacement; keepsOnBlur?: boolean }

const none: readonly Option[] = []

/**
 * The search field: in the header, in the dock (where it grows over the page as the search view), or alone on a page. Without
 * script it is a form that leads to the results.
 */
export function SearchBar({ placement, keepsOnBlur = false }: Props) {
  const { wording, flags } = useApp().brand
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isView, setIsView] = useState(false)
  const [options, setOptions] = useState(none)
  const [active, setActive] = useState(-1)
  const [isLoading, setIsLoading] = useState(false)
  const isDock = placement === 'dock'
  const onLeave = isDock ? () => setIsView(false) : undefined
  const search = useSearch({ onLeave, keepsOnBlur })
  const isOpen = search.searchText !== ''
  useScrollLock(isView)
  const chosen = isOpen ? options[active] : undefined
  const isBusy = search.isSending || isLoading
  const placeholder = placement === 'page' ? wording.searchStandalone : wording.searchNav

  const takeOptions = useCallback((next: readonly Option[]) => {
    setOptions(next)
    setActive(-1)
  }, [])

  // Of the search fields in header and dock, the visible one takes the focus.
  useEffect(() => {
    if (placement === 'page') return
    return searchRequest.subscribe(() => {
      if (input.current?.offsetParent) input.current.focus()
    })
  }, [placement])

  function leave() {
    search.leave()
    if (isDock) input.current?.blur()
  }
  function onKey(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      if (isOpen || isView) event.stopPropagation()
      leave()
    }
    if (!isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    setActive(nextOption(active, event.key, options.length))
  }
  function submit(event: { preventDefault: () => void }) {
    event.preventDefault()
    if (chosen?.asks) document.getElementById(chosen.id)?.click()
    else if (chosen) search.follow(chosen.url)
    else void search.submit()
  }

  return (
    <Form
      role="search"
      aria-label={placement === 'page' ? wording.searchStandalone : undefined}
      action={paths.searchBare()}
      method="get"
      data-placement={placement}
      data-shape={placement === 'page' ? 'field' : flags.headerSearch}
      data-view={isView || undefined}
      onSubmit={submit}
      onFocus={() => {
        search.focus()
        if (isDock) setIsView(true)
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        search.blur()
        // Gone to something else on the page, which must not lie behind the view.
        if (relatedTarget) setIsView(false)
      }}
    >
      <Field>
        <span data-lens>{isBusy ? <BusyRing /> : <SearchIcon size={20} />}</span>
        <Input
          ref={input}
          name="q"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={placeholder}
          placeholder={placeholder}
          maxLength={searchTermLimits.max}
          value={search.text}
          onChange={({ currentTarget }) => search.type(currentTarget.value)}
          onKeyDown={onKey}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen && options.length > 0}
          aria-controls={listId}
          aria-activedescendant={chosen?.id}
        />
        <Go type="submit" aria-label={wording.searchButton} data-go>
          {isBusy ? (
            <BusyRing />
          ) : (
            <span data-icon>
              <SearchIcon size={20} />
            </span>
          )}
          {!isBusy && <span data-word>{wording.searchButton}</span>}
        </Go>
        {isView && (
          <Go type="button" aria-label="Close search" onClick={leave}>
            <CloseIcon />
          </Go>
        )}
      </Field>
      {isOpen && (
        // The field keeps the focus while the list is touched.
        <List onMouseDown={(event) => event.preventDefault()}>
          <SearchList
            id={listId}
            term={search.searchText}
            activeId={chosen?.id}
            onOptions={takeOptions}
            onBusy={setIsLoading}
            onFollow={leave}
            onGo={search.follow}
          />
        </List>
      )}
    </Form>
  )
}
