import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { countText } from '#domain/project/project-texts.ts'
import { focusOn } from '#lib/browser/focus-ref.ts'
import { useProject } from '#offline/project/project-context.ts'
import { ChevronRightIcon } from '#ui/icon/icons.tsx'
import { FolderIcon } from '#ui/icon/tool-icons.tsx'
import { Drawer } from '#ui/overlay/drawer.tsx'
import { themed } from '#ui/themed.ts'
import { Panel, panelsThere } from './panel-column.tsx'
import { type PanelKey, panels } from './panels.ts'
import type { ProjectSlots } from './slots.ts'

const List = styled('ul')(
  themed(({ theme }) => ({
    '& button': {
      display: 'flex',
      alignItems: 'center',
      gap: 16,
      width: '100%',
      minHeight: 68,
      padding: '8px 4px',
      border: 0,
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      background: 'none',
      textAlign: 'left',
      cursor: 'pointer',
    },
    '& b': { display: 'block', fontWeight: 600 },
    '& small': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
    '& span': { flex: 1, minWidth: 0 },
  })),
)

type Props = { parts: ProjectSlots['panels']; onFolders: () => void; onClose: () => void }

/** On phones, the panels open from a list with a summary of each. */
export function DetailsSheet({ parts, onFolders, onClose }: Props) {
  const { project } = useProject()
  const [open, setOpen] = useState<PanelKey | null>(null)
  // Its row takes the focus when the list is back.
  const [last, setLast] = useState<PanelKey | null>(null)
  const openPanel = (key: PanelKey) => {
    setOpen(key)
    setLast(key)
  }
  return (
    <Drawer
      open
      width="100%"
      title={open ? panels[open].title : 'Details'}
      onClose={() => (open ? setOpen(null) : onClose())}
    >
      {open ? (
        <Panel panel={open} parts={parts} hideTitle />
      ) : (
        <List>
          <li>
            <button type="button" onClick={onFolders}>
              <FolderIcon size={22} />
              <span>
                <b>Folders</b>
                <small>{countText(project.folders.length, 'folder')}</small>
              </span>
              <ChevronRightIcon />
            </button>
          </li>
          {panelsThere(parts).map((key) => {
            const { title, Icon, summary } = panels[key]
            return (
              <li key={key}>
                <button ref={key === last ? focusOn : null} type="button" onClick={() => openPanel(key)}>
                  <Icon size={22} />
                  <span>
                    <b>{title}</b>
                    <small>{summary(project)}</small>
                  </span>
                  <ChevronRightIcon />
                </button>
              </li>
            )
          })}
        </List>
      )}
    </Drawer>
  )
}
