import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { searchTermLimits } from '#domain/search/search-term.ts'
import { useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { useScrollLock } from '#lib/browser/scroll-lock.ts'
import { paths } from '#lib/page/paths.ts'
import { listboxId } from '#ui/combobox/listbox-id.ts'
import type { SuggestionKeys } from '#ui/combobox/suggestions.ts'
import { BusyRing } from '#ui/feedback/busy-ring.tsx'
import { CloseIcon, SearchIcon } from '#ui/icon/icons.tsx'
import { searchRequest } from '../search-request.ts'
import { Field, Form, Go, Input, List } from './search-bar.styles.ts'
import type { ListState } from './search-options.tsx'
import { useSearch } from './search-state.ts'

const SearchPanel = onDemand(() => import('./search-panel.tsx').then((module) => module.SearchPanel))

export type SearchPlacement = 'nav' | 'dock' | 'page'
type Props = { placement: SearchPlacement; keepsOnBlur?: boolean }

const noList: ListState = { isBusy: false, isShown: false }

/**
 * The search field: in the header, in the dock (where it grows over the page as the search view), or alone on a page. Without
 * script it is a form that leads to the results.
 */
export function SearchBar({ placement, keepsOnBlur = false }: Props) {
  const { wording, flags } = useApp().brand
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isView, setIsView] = useState(false)
  const keys = useRef<SuggestionKeys>(null)
  const [list, setList] = useState(noList)
  const isDock = placement === 'dock'
  // A field that kept the focus would not open its view when it is pressed again.
  const onLeave = isDock
    ? () => {
        setIsView(false)
        input.current?.blur()
      }
    : undefined
  const search = useSearch({ onLeave, keepsOnBlur })
  const isOpen = search.searchText !== null
  useScrollLock(isView)
  const isShown = isOpen && list.isShown
  const isBusy = search.isSending || list.isBusy
  const placeholder = placement === 'page' ? wording.searchStandalone : wording.searchNav

  // Of the search fields in header and dock, the visible one takes the focus.
  useEffect(() => {
    if (placement === 'page') return
    return searchRequest.subscribe(() => {
      if (input.current?.offsetParent) input.current.focus()
    })
  }, [placement])

  function open() {
    search.open()
    if (isDock) setIsView(true)
  }
  function onKey(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      if (isOpen || isView) event.stopPropagation()
      search.leave()
    } else if (isOpen) keys.current?.(event)
    else if (event.key === 'ArrowDown') open()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    // What stands in the field: during hydration, the state does not have it yet.
    void search.submit(input.current?.value ?? '')
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
      onFocus={open}
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
          onClick={open}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={listboxId(listId)}
          // While the list is open, it writes the highlighted option there itself.
          aria-activedescendant={isShown ? '' : undefined}
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
          <Go type="button" aria-label="Close search" onClick={search.leave}>
            <CloseIcon />
          </Go>
        )}
      </Field>
      {search.searchText !== null && (
        // The field keeps the focus while the list is touched.
        <List onMouseDown={(event) => event.preventDefault()}>
          <SearchPanel
            {...{ input, keys }}
            id={listId}
            text={search.searchText}
            onState={setList}
            onFollow={search.leave}
            onGo={search.follow}
          />
        </List>
      )}
    </Form>
  )
}
