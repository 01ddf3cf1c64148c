import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import type { ProjectFolder } from '#contract/project/project-parts.ts'
import type { FolderGroup } from '#domain/project/project-reading.ts'
import { tickOf } from '#features/project/rules/project-selection.ts'
import { projectChanges } from '#features/project/saving/queries.ts'
import { WordButton } from '#features/project/ui/project.styles.ts'
import { useFocusSwap } from '#features/project/ui/use-focus-swap.ts'
import { useApp } from '#lib/app.tsx'
import { useProject } from '#offline/project/project-context.ts'
import { PlusIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'
import { FolderName } from './folder-name.tsx'
import { ReorderRows } from './reorder-rows.tsx'
import { Tick } from './tick.tsx'
import { useFolderOrder } from './use-folder-order.ts'
import type { useSelect } from './use-select.ts'

const Root = styled('nav')(
  themed(({ theme }) => ({
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    height: '100%',
    overflow: 'hidden',
    backgroundColor: theme.vars.palette.background.default,
    fontSize: '0.875rem',
  })),
)
const OutlineHead = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flex: 'none',
    minHeight: 44,
    paddingLeft: 12,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.75rem',
    fontWeight: 600,
  })),
)
const FolderRows = styled('ul')(
  themed(({ theme }) => ({
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '& li': { display: 'flex', alignItems: 'center', minHeight: 44, paddingRight: 12 },
    '& li[data-current]': {
      backgroundColor: theme.vars.palette.surface,
      boxShadow: `inset 3px 0 0 ${theme.vars.palette.hi}`,
    },
  })),
)
const FolderLink = styled('button')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    flex: 1,
    gap: 8,
    minWidth: 0,
    minHeight: 44,
    padding: 0,
    border: 0,
    background: 'none',
    fontWeight: 550,
    textAlign: 'left',
    cursor: 'pointer',
    '& b': { overflow: 'hidden', fontWeight: 'inherit', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& i': { marginLeft: 'auto', color: theme.vars.palette.text.secondary, fontStyle: 'normal' },
  })),
)
const NoFolders = styled('p')(
  themed(({ theme }) => ({ padding: '12px', color: theme.vars.palette.text.secondary, lineHeight: 1.4 })),
)
const Announcement = styled('p')(
  themed(({ theme }) => ({
    minHeight: 40,
    margin: 0,
    padding: '10px 16px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.8125rem',
    '&:empty': { display: 'none' },
  })),
)
const OutlineFoot = styled('div')(
  themed(({ theme }) => ({ flex: 'none', padding: 4, borderTop: `1px solid ${theme.vars.palette.divider}` })),
)

export const groupName = ({ folder }: FolderGroup, mode: string) =>
  folder?.title ?? (mode === 'View' ? 'Other' : 'No folder')
export const groupId = (folder: ProjectFolder | null) => folder?.id ?? 'none'

type Props = {
  groups: readonly FolderGroup[]
  current: string
  select: ReturnType<typeof useSelect>
  onGo: (key: string) => void
}

/** The folders of a project: select, go to, create, rename and reorder. */
export function Outline({ groups, current, select, onGo }: Props) {
  const context = useProject()
  const { mode } = context
  const isEdit = mode === 'Edit'
  const [isOrdering, setOrdering] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const [renaming, setRenaming] = useState<{ readonly id: string; readonly version: number } | null>(null)
  const adding = useFocusSwap()
  const naming = useFocusSwap()
  const ordering = useFocusSwap()
  const order = useFolderOrder(groups)
  const changes = projectChanges(useApp().api, context, renaming?.version)
  const { mutateAsync: saveFolder } = useMutation(changes.saveFolder())
  const shown = order.groups.filter(({ folder, lines }) => (isEdit && folder) || lines.length > 0)

  function keyPressed(event: KeyboardEvent<HTMLElement>, group: FolderGroup) {
    const { folder } = group
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const by = event.key === 'ArrowDown' ? 1 : -1
      event.preventDefault()
      if (!event.altKey) return focusRow(event.currentTarget, by)
      if (folder && isEdit) order.moveBy(folder.id, by)
    }
    if (event.key === ' ') {
      event.preventDefault()
      select.group(group, tickOf(group, select.selection) !== 'on')
    }
    if (event.key === 'F2' && folder && isEdit) setRenaming({ id: folder.id, version: context.project.version })
  }

  if (isEdit && isOrdering)
    return (
      <Root aria-label="Folders">
        <OutlineHead>
          Drag, or use the arrows
          <WordButton ref={ordering.opened} type="button" onClick={() => setOrdering(false)}>
            Done
          </WordButton>
        </OutlineHead>
        <ReorderRows order={order} hasLoose={(groups.at(-1)?.lines.length ?? 0) > 0} />
        <Announcement role="status">{order.said}</Announcement>
      </Root>
    )

  return (
    <Root aria-label="Folders">
      <OutlineHead>
        Folders
        {isEdit && order.folders.length > 1 && (
          <WordButton ref={ordering.opener} type="button" onClick={() => setOrdering(true)}>
            Reorder
          </WordButton>
        )}
      </OutlineHead>
      <FolderRows>
        {shown.map((group) => {
          const { folder, lines } = group
          const name = groupName(group, mode)
          if (folder && renaming?.id === folder.id)
            return (
              <li key={folder.id}>
                <FolderName
                  ref={naming.opened}
                  name={folder.title}
                  onClose={() => setRenaming(null)}
                  save={(title) => saveFolder({ id: folder.id, title })}
                />
              </li>
            )
          return (
            <li key={groupId(folder)} data-current={groupId(folder) === current || undefined}>
              <Tick
                label={`Select ${name}`}
                state={tickOf(group, select.selection)}
                disabled={lines.length === 0}
                onChange={(isOn) => select.group(group, isOn)}
              />
              <FolderLink
                ref={naming.opener}
                type="button"
                data-folder={groupId(folder)}
                onClick={() => onGo(groupId(folder))}
                onKeyDown={(event) => keyPressed(event, group)}
              >
                <b>{name}</b>
                <i>
                  {lines.length}
                  <span className="visually-hidden"> {lines.length === 1 ? 'line' : 'lines'}</span>
                </i>
              </FolderLink>
            </li>
          )
        })}
      </FolderRows>
      {isEdit && shown.every(({ folder }) => !folder) && (
        <NoFolders>No folders yet. Products without a folder are under “No folder”.</NoFolders>
      )}
      <Announcement role="status">{order.said}</Announcement>
      {isEdit && (
        <OutlineFoot>
          {isAdding ? (
            <FolderName
              ref={adding.opened}
              name=""
              onClose={() => setAdding(false)}
              save={(title) => saveFolder({ title })}
            />
          ) : (
            <WordButton ref={adding.opener} type="button" onClick={() => setAdding(true)}>
              <PlusIcon size={18} />
              Add folder
            </WordButton>
          )}
        </OutlineFoot>
      )}
    </Root>
  )
}

function focusRow(from: HTMLElement, by: number) {
  const rows = [...(from.closest('ul')?.querySelectorAll<HTMLElement>('[data-folder]') ?? [])]
  rows[rows.indexOf(from) + by]?.focus()
}
