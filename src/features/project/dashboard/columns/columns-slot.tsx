import { useId } from 'react'
import { Aside } from '#features/project/dashboard/dashboard.styles.ts'
import type { DashboardColumn } from '#features/project/dashboard/rules/dashboard-columns.ts'
import { useAtLeast } from '#features/project/dashboard/widths.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { CloseIcon } from '#ui/icon/icons.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Drawer } from '#ui/overlay/drawer.tsx'
import { ColumnChooser, shownText } from './column-chooser.tsx'

type Props = { columns: readonly DashboardColumn[]; onClose: () => void }

/** Beside the rows on wide screens, else above them. */
export function ColumnsPlace({ columns, onClose }: Props) {
  const titleId = useId()
  const isBeside = useAtLeast('lg')
  if (!isBeside)
    return (
      <Drawer open onClose={onClose} title="Columns" width={340}>
        <ColumnChooser columns={columns} />
      </Drawer>
    )
  return (
    <Aside aria-labelledby={titleId}>
      <header>
        <Heading level={2} variant="h4" id={titleId}>
          Columns
        </Heading>
        <p>{shownText(columns)}</p>
        <IconButton label="Close columns" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      <ColumnChooser columns={columns} />
    </Aside>
  )
}
