import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useRef } from 'react'
import { ArrowUpIcon } from '#features/project/ui/icons.tsx'
import { Soft } from '#features/project/ui/project.styles.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { ArrowDownIcon, DragIcon } from '#ui/icon/tool-icons.tsx'
import { themed } from '#ui/themed.ts'
import type { useFolderOrder } from './use-folder-order.ts'
import { useRowDrag } from './use-row-drag.ts'

const Rows = styled('ol')(
  themed(({ theme }) => ({
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    '& li': { display: 'flex', alignItems: 'center', minHeight: 44 },
    '& li[data-dragged]': { backgroundColor: theme.vars.palette.surface, boxShadow: theme.vars.shadows[2] },
    '& b': {
      flex: 1,
      minWidth: 0,
      overflow: 'hidden',
      fontWeight: 550,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& li[data-last]': { paddingInline: '44px 12px' },
  })),
)
const DragHandle = styled(IconButton)({ cursor: 'grab', touchAction: 'none' })

type Props = { order: ReturnType<typeof useFolderOrder>; hasLoose: boolean }

/** Folders with a drag handle and two arrow buttons each; focus stays on the row that moved. */
export function ReorderRows({ order, hasLoose }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const { folders } = order
  const drag = useRowDrag(list, (from, to) => {
    const folder = folders[from]
    if (folder) order.move(folder.id, to)
  })

  function keyPressed(event: KeyboardEvent, id: string) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    order.moveBy(id, event.key === 'ArrowUp' ? -1 : 1)
  }

  return (
    <Rows ref={list}>
      {folders.map(({ id, title }, place) => (
        <li key={id} data-dragged={drag.dragged === place || undefined}>
          <DragHandle
            label={`Move ${title}`}
            onKeyDown={(event) => keyPressed(event, id)}
            onPointerDown={(event) => drag.begin(event, place)}
          >
            <DragIcon size={18} />
          </DragHandle>
          <b>{title}</b>
          <IconButton label={`Move ${title} up`} disabled={place === 0} onClick={() => order.moveBy(id, -1)}>
            <ArrowUpIcon size={18} />
          </IconButton>
          <IconButton
            label={`Move ${title} down`}
            disabled={place === folders.length - 1}
            onClick={() => order.moveBy(id, 1)}
          >
            <ArrowDownIcon size={18} />
          </IconButton>
        </li>
      ))}
      {hasLoose && (
        <li data-last>
          <b>No folder</b>
          <Soft>stays last</Soft>
        </li>
      )}
    </Rows>
  )
}
