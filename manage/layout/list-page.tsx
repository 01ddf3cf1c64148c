import { Button, Stack, styled, Typography } from '@mui/material'
import type { ReactElement, ReactNode } from 'react'
import { List, SearchInput, TopToolbar, useListContext } from 'react-admin'
import { useMayChange } from '../lib/session.ts'
import { BusyButton } from './busy-button.tsx'
import { listOptions } from './load-options.tsx'

const Bar = styled(Stack)({ padding: 8, justifyContent: 'flex-end' })
// A table wider than the screen scrolls by itself, not with the page.
const Scroll = styled('div')({ overflowX: 'auto', '& th': { whiteSpace: 'nowrap' } })
const Message = styled('div')({ padding: 48, textAlign: 'center' })

/** Pages by keyset: there is a next one or not, and no number of all. */
function Pages() {
  const { page, setPage, hasNextPage, hasPreviousPage, isPending } = useListContext()
  if (isPending || (!hasNextPage && !hasPreviousPage)) return null
  return (
    <Bar direction="row" spacing={1}>
      <BusyButton isBusy={!hasPreviousPage} onClick={() => setPage(page - 1)}>
        Previous page
      </BusyButton>
      <BusyButton isBusy={!hasNextPage} onClick={() => setPage(page + 1)}>
        Next page
      </BusyButton>
    </Bar>
  )
}

/** An empty list says why, and what to do to those who may. */
export function NoRows({ text, hint = '' }: { text: string; hint?: string }) {
  const { filterValues, setFilters } = useListContext()
  const mayChange = useMayChange()
  const isFiltered = Object.values(filterValues).some(Boolean)
  const reason = mayChange && hint ? `${text} ${hint}` : text
  return (
    <Message>
      <Typography>{isFiltered ? 'Nothing matches this search.' : reason}</Typography>
      {isFiltered && <Button onClick={() => setFilters({}, {})}>Show all</Button>}
    </Message>
  )
}

type Props = {
  title: string
  search?: string
  filters?: ReactElement[]
  actions?: ReactNode
  children: ReactNode
}

/** A list with its search on top and its pages below. */
export function ListPage({ title, search, filters = [], actions, children }: Props) {
  const searched = search ? [<SearchInput key="q" source="q" alwaysOn placeholder={search} resettable />] : []
  const all = [...searched, ...filters]
  return (
    <List
      title={title}
      empty={false}
      exporter={false}
      {...listOptions}
      pagination={<Pages />}
      perPage={25}
      // An empty toolbar is a gap above the search on phones.
      actions={actions ? <TopToolbar>{actions}</TopToolbar> : false}
      {...(all.length > 0 ? { filters: all } : {})}
    >
      <Scroll role="region" aria-label={title} tabIndex={0}>
        {children}
      </Scroll>
    </List>
  )
}
