import { Button, Stack, styled, Typography } from '@mui/material'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Datagrid, type DatagridProps, List, SearchInput, TopToolbar, useListContext } from 'react-admin'
import { useMayChange } from '../lib/session.ts'
import { BusyButton } from './busy-button.tsx'
import { listOptions } from './load-options.tsx'

const Bar = styled(Stack)({ padding: 8, justifyContent: 'flex-end' })
// A table wider than the window scrolls by itself, not with the page.
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

/** On a phone a row is an entry: a line for each field, after the name of its column. */
const entries = (labels: readonly string[]) => ({
  '& thead': { display: 'none' },
  '& table, & tbody, & tr': { display: 'block' },
  '& tr': { padding: '10px 16px', borderBottom: '1px solid', borderColor: 'divider' },
  '& tr:last-of-type': { borderBottom: 0 },
  '& td.MuiTableCell-root': {
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr)',
    gap: '8px',
    alignItems: 'baseline',
    padding: '3px 0',
    border: 0,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    '&::before': { color: 'text.secondary' },
  },
  '& td.MuiTableCell-root:has(img)': { alignItems: 'center' },
  // The words of a button without a frame begin where the values do.
  '& td .MuiButton-text:first-of-type': { marginLeft: '-5px' },
  // The widths that keep a column from becoming narrow are those of the table.
  '& td *': { minWidth: 0 },
  ...Object.fromEntries(
    labels.map((label, at) => [`& td:nth-of-type(${at + 1})::before`, { content: JSON.stringify(label) }]),
  ),
})

/** The table of a list. */
export function ListTable({ children, ...props }: DatagridProps) {
  const fields = Children.toArray(children).filter((field) => isValidElement<{ label: string }>(field))
  const labels = fields.map(({ props: { label } }) => label)
  return (
    <Datagrid
      bulkActionButtons={false}
      sx={(theme) => ({ [theme.breakpoints.down('sm')]: entries(labels) })}
      {...props}
    >
      {children}
    </Datagrid>
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
