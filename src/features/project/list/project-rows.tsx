import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { MinimalProject } from '#contract/project/project.ts'
import { projectPageSize } from '#contract/project/project-values.ts'
import { changeText, countText, quoteNumber } from '#domain/project/project-texts.ts'
import { DeleteDialog, DuplicateDialog } from '#features/project/dialogs/project-dialogs.tsx'
import { BinIcon, DotsIcon } from '#features/project/ui/icons.tsx'
import { Soft } from '#features/project/ui/project.styles.ts'
import { StatusMark } from '#features/project/ui/status-mark.tsx'
import { paths } from '#lib/page/paths.ts'
import { needsConnection } from '#offline/project/project-context.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Anchor } from '#ui/button/link.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { DeviceIcon } from '#ui/icon/icons.tsx'
import { CopyIcon } from '#ui/icon/tool-icons.tsx'
import { ActionMenu } from '#ui/overlay/action-menu.tsx'
import { themed } from '#ui/themed.ts'

const Table = styled('table')(
  themed(({ theme }) => ({
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& th': {
      height: 44,
      padding: '0 12px',
      borderBottom: `1px solid ${theme.vars.palette.control}`,
      backgroundColor: theme.vars.palette.background.default,
      color: theme.vars.palette.text.secondary,
      fontSize: '0.8125rem',
      fontWeight: 550,
      textAlign: 'left',
    },
    '& td': { height: 44, padding: '0 12px', borderBottom: `1px solid ${theme.vars.palette.divider}` },
    '& :is(th, td):first-of-type': { paddingLeft: 16 },
    '& td a': { display: 'flex', alignItems: 'center', minHeight: 44 },
    '& td a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
    '& tr[data-far]': {
      backgroundColor: theme.vars.palette.background.default,
      color: theme.vars.palette.text.secondary,
    },
    // One card per project: name with customer and counts, status and date beside it.
    [theme.breakpoints.down('md')]: {
      '&, & tbody': { display: 'block' },
      '& thead': { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
      '& tr': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto 44px',
        gap: '2px 8px',
        padding: '10px 4px 10px 16px',
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      },
      '& td': { display: 'none', height: 'auto', padding: '0 !important', border: 0 },
    },
  })),
)

// `&&`: more specific than the rules of the table for all cells.
const NameCell = styled('td')(
  themed(({ theme }) => ({
    '&&': {
      fontWeight: 600,
      [theme.breakpoints.down('md')]: { display: 'block', gridRow: '1 / 3' },
    },
    '&& a': { [theme.breakpoints.down('md')]: { minHeight: 24, fontSize: '1rem' } },
  })),
)
const Summary = styled('span')(
  themed(({ theme }) => ({
    display: 'none',
    [theme.breakpoints.down('md')]: {
      display: 'block',
      color: theme.vars.palette.text.secondary,
      fontSize: '0.875rem',
      fontWeight: 400,
    },
  })),
)
// A number stays with its word.
const Whole = styled('span')({ whiteSpace: 'nowrap' })
const StatusCell = styled('td')(
  themed(({ theme }) => ({
    [theme.breakpoints.down('md')]: { '&&': { display: 'block', gridColumn: 2, gridRow: 2, textAlign: 'right' } },
  })),
)
const CountHead = styled('th')({ '&&': { textAlign: 'right' } })
const CountCell = styled('td')({ textAlign: 'right' })
const ChangedCell = styled('td')(
  themed(({ theme }) => ({
    whiteSpace: 'nowrap',
    [theme.breakpoints.down('md')]: { '&&': { display: 'block', gridColumn: 2, gridRow: 1, textAlign: 'right' } },
  })),
)
const OnDevice = styled('span')(
  themed(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    color: theme.vars.palette.success.main,
  })),
)
const ActionsCell = styled('td')(
  themed(({ theme }) => ({
    '&&': {
      width: 52,
      padding: '0 4px',
      textAlign: 'right',
      [theme.breakpoints.down('md')]: { display: 'block', gridColumn: 3, gridRow: '1 / 3', width: 44 },
    },
  })),
)

type RowsProps = {
  projects: readonly MinimalProject[]
  /** Ids of projects stored on this device; null while online. */
  reachable: ReadonlySet<string> | null
  /** Ids of projects created on this device and not sent yet. */
  unsent: ReadonlySet<string>
}

type OpenDialog = { what: 'duplicate' | 'delete'; project: MinimalProject }

/** A row per project; on phones a card. */
export function ProjectRows({ projects, reachable, unsent }: RowsProps) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = () => setDialog(null)
  const about = dialog && { id: dialog.project.projectId, name: dialog.project.projectName, onClose: close }
  return (
    <>
      <Table>
        <thead>
          <tr>
            <th>Project</th>
            <th>Customer</th>
            <th>Quote</th>
            <th>Status</th>
            <CountHead>Products</CountHead>
            <th>Last change</th>
            <th>
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {projects.map((project) => (
            <Row
              key={project.projectId}
              project={project}
              place={reachable === null ? 'anywhere' : reachable.has(project.projectId) ? 'here' : 'far'}
              isUnsent={unsent.has(project.projectId)}
              onAsk={(what) => setDialog({ what, project })}
            />
          ))}
        </tbody>
      </Table>
      {about && dialog.what === 'duplicate' && <DuplicateDialog {...about} />}
      {about && dialog.what === 'delete' && <DeleteDialog {...about} />}
    </>
  )
}

type RowProps = {
  project: MinimalProject
  place: 'anywhere' | 'here' | 'far'
  /** Created on this device; the server does not have it yet. */
  isUnsent: boolean
  onAsk: (what: OpenDialog['what']) => void
}

function Row({ project, place, isUnsent, onAsk }: RowProps) {
  const { projectId, projectName, customerName, quoteId, status, productCount, dateModified } = project
  const reason = place === 'anywhere' ? null : needsConnection
  const quote = quoteId === null ? null : quoteNumber(quoteId)
  return (
    <tr data-far={place === 'far' || undefined}>
      <NameCell>
        {place === 'far' ? projectName : <Anchor to={paths.project({ id: projectId })}>{projectName}</Anchor>}
        <Summary>
          {customerName && `${customerName} · `}
          <Whole>{quote ?? 'No quote'}</Whole> · <Whole>{countText(productCount, 'product')}</Whole>
        </Summary>
      </NameCell>
      <td>{customerName}</td>
      <td>{quote ?? <Soft>None</Soft>}</td>
      <StatusCell>
        <StatusMark status={status} />
      </StatusCell>
      <CountCell>{productCount}</CountCell>
      <ChangedCell>
        {place === 'here' && (
          <OnDevice>
            <DeviceIcon size={18} />
            {isUnsent ? 'Not yet sent' : 'On this device'}
          </OnDevice>
        )}
        {place === 'far' && needsConnection}
        {place === 'anywhere' && <Soft>{changeText(dateModified, new Date())}</Soft>}
      </ChangedCell>
      <ActionsCell>
        <ActionMenu
          label={projectName}
          actions={[
            {
              key: 'duplicate',
              label: 'Duplicate project',
              icon: <CopyIcon size={18} />,
              reason,
              act: () => onAsk('duplicate'),
            },
            {
              key: 'delete',
              label: 'Delete project',
              icon: <BinIcon size={18} />,
              danger: true,
              reason,
              act: () => onAsk('delete'),
            },
          ]}
          trigger={(props) => (
            <IconButton label={`More for ${projectName}`} {...props}>
              <DotsIcon />
            </IconButton>
          )}
        />
      </ActionsCell>
    </tr>
  )
}

/** Skeleton rows of a full page. */
export function RowsLoading() {
  return (
    <Table aria-hidden>
      <tbody>
        {Array.from({ length: projectPageSize }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows do not move
          <tr key={row} style={{ height: 45 }}>
            <NameCell>
              <Skeleton width={`${38 + ((row * 17) % 34)}%`} />
            </NameCell>
            <td>
              <Skeleton width="60%" />
            </td>
            <StatusCell>
              <Skeleton width={64} />
            </StatusCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
