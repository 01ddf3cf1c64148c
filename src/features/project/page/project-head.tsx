import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { ProjectMode } from '#contract/project-values.ts'
import { lockText, quoteNumber } from '#domain/project/project-texts.ts'
import { NameField } from '#features/project/dialogs/name-field.tsx'
import { Hit, Pill, Soft, Title } from '#features/project/ui/project.styles.ts'
import { StatusChoice } from '#features/project/ui/status-choice.tsx'
import { useProject } from '#offline/project/project-context.ts'
import { IconLink } from '#ui/button/icon-button.tsx'
import { ChevronLeftIcon, LockIcon, PencilIcon } from '#ui/icon/icons.tsx'
import { EyeIcon, FolderIcon, ShareIcon, UnlockIcon } from '#ui/icon/tool-icons.tsx'
import { themed } from '#ui/themed.ts'
import type { ActionKey } from './actions.ts'
import { modeChoice } from './project-state.ts'

const Root = styled('header')(
  themed(({ theme }) => ({
    flex: 'none',
    padding: '4px 12px 2px 4px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.surface,
    '& [data-part="first"]': { display: 'flex', alignItems: 'center', gap: 4, minHeight: 48 },
    '& [data-part="second"]': {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: '0 8px',
      minHeight: 44,
      paddingLeft: 12,
    },
    '& [data-part="end"]': { display: 'flex', alignItems: 'center', flex: 'none', marginLeft: 'auto' },
    '& [data-part="short"]': { display: 'none' },
    '& [data-part="hint"]': { fontSize: '0.8125rem', color: theme.vars.palette.warning.main },
    '&[data-mode="View"] [data-part="second"]': { paddingLeft: 12 },
    '&[data-mode="View"] h1': { fontSize: '1.75rem', paddingLeft: 12 },
    [theme.breakpoints.up('lg')]: { '& [data-part="narrow"]': { display: 'none' } },
    [theme.breakpoints.down('lg')]: { '& [data-part="hint"]': { display: 'none' } },
    [theme.breakpoints.down('md')]: {
      position: 'sticky',
      top: 0,
      zIndex: 3,
      // On phones the folders are in the list of details.
      '& [data-part="long"], & [data-tablet]': { display: 'none' },
      '& [data-part="short"]': { display: 'inline' },
      '&[data-mode="View"]': { position: 'static' },
      '&[data-mode="View"] h1': { fontSize: '1.25rem', whiteSpace: 'normal', padding: '8px 0 4px 12px' },
      '&[data-mode="View"] [data-part="long"]': { display: 'inline' },
      '&[data-mode="View"] [data-part="short"]': { display: 'none' },
      '&[data-mode="View"] [data-part="second"]': { gap: '6px 8px', paddingBottom: 10 },
    },
  })),
)

const Modes = styled('div')(
  themed(({ theme }) => ({
    display: 'inline-flex',
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: theme.vars.palette.surface,
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 6,
      minWidth: 72,
      height: 44,
      padding: '0 14px',
      border: 0,
      borderRadius: `calc(${theme.vars.shape.borderRadius} - 1px)`,
      background: 'none',
      color: theme.vars.palette.text.secondary,
      fontSize: '0.875rem',
      fontWeight: 600,
      cursor: 'pointer',
    },
    '& button[aria-pressed="true"]': {
      backgroundColor: theme.vars.palette.text.primary,
      color: theme.vars.palette.surface,
      '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -4 },
    },
    [theme.breakpoints.down('md')]: {
      '& button': { minWidth: 56, padding: '0 10px' },
      '& svg': { display: 'none !important' },
    },
  })),
)

const modeIcons = { View: EyeIcon, Edit: PencilIcon } as const

type ModesProps = { onMode: (mode: ProjectMode) => void }

/** Updates immediately; the page renders the new mode later. */
function ModeSwitch({ onMode }: ModesProps) {
  const mode = modeChoice.use()
  return (
    <Modes role="group" aria-label="Mode">
      {(['View', 'Edit'] as const).map((option) => {
        const Icon = modeIcons[option]
        return (
          <button key={option} type="button" aria-pressed={option === mode} onClick={() => onMode(option)}>
            <Icon size={18} />
            {option}
          </button>
        )
      })}
    </Modes>
  )
}

type Props = ModesProps & {
  mode: ProjectMode
  listPath: string
  savedMark: ReactNode
  onFolders: () => void
  onDetails: () => void
  /** Actions with a dialog; the others only show their state. */
  acts: readonly ActionKey[]
  onAct: (action: ActionKey) => void
}

/** Name, status, and the switch between staff view and customer view. */
export function ProjectHead(props: Props) {
  return props.mode === 'Edit' ? <EditHead {...props} /> : <ViewHead {...props} />
}

function EditHead({ mode, onMode, listPath, savedMark, onFolders, onDetails, acts, onAct }: Props) {
  const { project } = useProject()
  const { quoteId, quote, changedSinceQuote, sharedStatus, projectEmailed } = project
  const lock = lockText(project.priceLock)
  const LockState = lock.isLocked ? LockIcon : UnlockIcon
  return (
    <Root data-mode={mode}>
      <div data-part="first">
        <IconLink to={listPath} label="All projects">
          <ChevronLeftIcon />
        </IconLink>
        <NameField />
        <span data-part="end">
          <ModeSwitch onMode={onMode} />
        </span>
      </div>
      <div data-part="second">
        <span data-part="narrow" data-tablet>
          <FoldersButton onFolders={onFolders} />
        </span>
        <StatusChoice />
        {quoteId === null ? (
          <Soft data-part="long">No quote saved yet</Soft>
        ) : (
          <span>
            <b>{quoteNumber(quoteId)}</b> <Soft data-part="long">{quote ? `v${quote.quoteVersion}` : ''}</Soft>
            {projectEmailed && <Soft> sent</Soft>}
          </span>
        )}
        <StatePill label={`${lock.text}, change`} onPress={acts.includes('lock') ? () => onAct('lock') : null}>
          <LockState size={16} />
          <span data-part="long">{lock.text}</span>
          <span data-part="short">{lock.short}</span>
        </StatePill>
        <span data-tablet>
          <StatePill onPress={acts.includes('share') ? () => onAct('share') : null}>
            <ShareIcon size={16} />
            {sharedStatus === 'Shared' ? 'Shared' : 'Not shared'}
          </StatePill>
        </span>
        {changedSinceQuote && <span data-part="hint">Changed since the quote was saved</span>}
        <span data-part="end">
          {savedMark}
          <DetailsButton onDetails={onDetails} />
        </span>
      </div>
    </Root>
  )
}

type StateProps = { label?: string; onPress: (() => void) | null; children: ReactNode }

function StatePill({ label, onPress, children }: StateProps) {
  const pill = <Pill>{children}</Pill>
  if (!onPress) return pill
  return (
    <Hit type="button" aria-label={label} onClick={onPress}>
      {pill}
    </Hit>
  )
}

function FoldersButton({ onFolders }: { onFolders: () => void }) {
  return (
    <Hit type="button" onClick={onFolders}>
      <Pill>
        <FolderIcon size={16} />
        Folders
      </Pill>
    </Hit>
  )
}

const OnPhones = styled('span')(themed(({ theme }) => ({ [theme.breakpoints.up('md')]: { display: 'none' } })))

function DetailsButton({ onDetails }: { onDetails: () => void }) {
  return (
    <OnPhones>
      <Hit type="button" onClick={onDetails}>
        <Pill>Details</Pill>
      </Hit>
    </OnPhones>
  )
}

/** Shown beside a customer: contains nothing for staff only. */
function ViewHead({ mode, onMode, onFolders }: Props) {
  const { project } = useProject()
  const { projectName, quoteData, quoteId, priceLock } = project
  const lock = lockText(priceLock)
  return (
    <Root data-mode={mode}>
      <div data-part="first">
        <Title>{projectName}</Title>
        <span data-part="end">
          <ModeSwitch onMode={onMode} />
        </span>
      </div>
      <div data-part="second">
        {quoteData.customerName && (
          <span>
            For <b>{quoteData.customerName}</b>
          </span>
        )}
        {quoteId !== null && <Soft>Quote {quoteNumber(quoteId)}</Soft>}
        {lock.isLocked && (
          <Pill>
            <LockIcon size={16} />
            {lock.text}
          </Pill>
        )}
        <span data-part="narrow">
          <FoldersButton onFolders={onFolders} />
        </span>
      </div>
    </Root>
  )
}
