import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { RowPath } from '#contract/project/project-values.ts'
import {
  allColumns,
  type DashboardColumn,
  movedColumn,
  requiredPath,
  shownColumns,
  toggledColumn,
} from '#features/project/dashboard/rules/dashboard-columns.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { PlainButton } from '#ui/button/plain-button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { ArrowUpIcon } from '#ui/icon/task-icons.tsx'
import { ArrowDownIcon } from '#ui/icon/tool-icons.tsx'
import { themed } from '#ui/themed.ts'
import { storeColumns } from './stored-columns.ts'

const List = styled('ul')(
  themed(({ theme }) => ({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 46,
      paddingLeft: 16,
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      fontSize: '0.875rem',
      fontWeight: 600,
      '& > div:first-of-type': { flex: 1 },
      '&[data-moved]': { backgroundColor: theme.vars.palette.sel.tint },
    },
    '& small': { padding: '0 16px', color: theme.vars.palette.text.secondary, fontWeight: 400 },
    '& button[aria-disabled="true"]': { color: theme.vars.palette.control, cursor: 'not-allowed' },
  })),
)

const Foot = styled('div')(
  themed(({ theme }) => ({
    position: 'sticky',
    bottom: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: 60,
    padding: '6px 16px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.surface,
    fontSize: '0.8125rem',
    color: theme.vars.palette.text.secondary,
    '& button': { fontSize: '0.875rem', color: theme.vars.palette.text.primary },
  })),
)

type Props = { columns: readonly DashboardColumn[] }

/** Chooses and orders the visible columns; saves every change immediately. */
export function ColumnChooser({ columns }: Props) {
  const [moved, setMoved] = useState<{ path: RowPath; text: string } | null>(null)

  function move({ path, title }: DashboardColumn, step: 1 | -1) {
    const next = movedColumn(columns, path, step)
    if (next === columns) return
    const focused = document.activeElement
    // Moving a row removes its focus, so it is restored.
    flushSync(() => storeColumns(next))
    if (focused instanceof HTMLElement) focused.focus()
    const place = next.findIndex((column) => column.path === path) + 1
    setMoved({ path, text: `${title} is now ${place} of ${next.length}` })
  }
  function moveByKey(event: KeyboardEvent, column: DashboardColumn) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(column, event.key === 'ArrowUp' ? -1 : 1)
  }
  function reset() {
    storeColumns(allColumns)
    setMoved(null)
  }

  return (
    <>
      <List>
        {columns.map((column, index) => (
          <li
            key={column.path}
            data-moved={moved?.path === column.path || undefined}
            onKeyDown={(event) => moveByKey(event, column)}
          >
            <Checkbox
              label={column.title}
              checked={column.isShown}
              disabled={column.path === requiredPath}
              onChange={() => storeColumns(toggledColumn(columns, column.path))}
            />
            {column.path === requiredPath ? (
              <small>always shown</small>
            ) : (
              <>
                <IconButton
                  label={`Move ${column.title} up`}
                  aria-disabled={index === 1 || undefined}
                  onClick={() => move(column, -1)}
                >
                  <ArrowUpIcon size={18} />
                </IconButton>
                <IconButton
                  label={`Move ${column.title} down`}
                  aria-disabled={index === columns.length - 1 || undefined}
                  onClick={() => move(column, 1)}
                >
                  <ArrowDownIcon size={18} />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </List>
      <Foot>
        <PlainButton type="button" onClick={reset}>
          Reset to default
        </PlainButton>
        <span role="status">{moved?.text ?? 'Alt and arrows move'}</span>
      </Foot>
    </>
  )
}

export const shownText = (columns: readonly DashboardColumn[]) =>
  `${shownColumns(columns).length} of ${columns.length} shown`
