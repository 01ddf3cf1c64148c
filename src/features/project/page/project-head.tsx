import { styled } from '@mui/material/styles'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import type { ProjectMode } from '#contract/project/project-values.ts'
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
    '&[data-mode="View"] h1': { fontSize: '1.75rem', paddingLeft: 12 },
    [theme.breakpoints.down('md')]: {
      position: 'sticky',
      top: 0,
      zIndex: 3,
      '&[data-mode="View"]': { position: 'static' },
      '&[data-mode="View"] h1': { fontSize: '1.25rem', whiteSpace: 'normal', padding: '8px 0 4px 12px' },
    },
    '@media print': { '&&': { position: 'static' }, '& h1': { paddingLeft: 12 } },
  })),
)

const NameRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 48,
  '@media print': { '& a, & button': { display: 'none' } },
})
const StateRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 8px',
  minHeight: 44,
  paddingLeft: 12,
})
const CustomerRow = styled(StateRow)(
  themed(({ theme }) => ({ [theme.breakpoints.down('md')]: { gap: '6px 8px', paddingBottom: 10 } })),
)
const RowEnd = styled('span')({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  marginLeft: 'auto',
  '@media print': { display: 'none' },
})
const ChangedHint = styled('span')(
  themed(({ theme }) => ({
    fontSize: '0.8125rem',
    color: theme.vars.palette.warning.main,
    [theme.breakpoints.down('lg')]: { display: 'none' },
  })),
)
const FromTablets = styled('span')(themed(({ theme }) => ({ [theme.breakpoints.down('md')]: { display: 'none' } })))
const OnPhones = styled('span')(themed(({ theme }) => ({ [theme.breakpoints.up('md')]: { display: 'none' } })))
const BelowDesktop = styled('span')(
  themed(({ theme }) => ({
    [theme.breakpoints.up('lg')]: { display: 'none' },
    '@media print': { display: 'none' },
  })),
)
// On phones the folders are in the list of details.
const OnTablets = styled(BelowDesktop)(themed(({ theme }) => ({ [theme.breakpoints.down('md')]: { display: 'none' } })))

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

type ModesProps = { onMode: (mode: ProjectMode) => void; modesRef: Ref<HTMLDivElement> }

/** Updates immediately; the page renders the new mode later. */
function ModeSwitch({ onMode, modesRef }: ModesProps) {
  const mode = modeChoice.use()
  return (
    <Modes role="group" aria-label="Mode" ref={modesRef}>
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
export function ProjectHead(props: Omit<Props, 'modesRef'>) {
  const { mode, onMode } = props
  const modesRef = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  // The heads have a switch each: the pressed button is gone, and the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the head of another mode is shown
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (isPressed.current && isLost) modesRef.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
    isPressed.current = false
  }, [mode])
  const all = {
    ...props,
    modesRef,
    onMode: (next: ProjectMode) => {
      isPressed.current = true
      onMode(next)
    },
  }
  return mode === 'Edit' ? <EditHead {...all} /> : <ViewHead {...all} />
}

function EditHead({ mode, onMode, modesRef, listPath, savedMark, onFolders, onDetails, acts, onAct }: Props) {
  const { project } = useProject()
  const { quoteId, quote, changedSinceQuote, sharedStatus, projectEmailed } = project
  const lock = lockText(project.priceLock)
  const LockState = lock.isLocked ? LockIcon : UnlockIcon
  return (
    <Root data-mode={mode}>
      <NameRow>
        <IconLink to={listPath} label="All projects">
          <ChevronLeftIcon />
        </IconLink>
        <NameField />
        <RowEnd>
          <ModeSwitch onMode={onMode} modesRef={modesRef} />
        </RowEnd>
      </NameRow>
      <StateRow>
        <OnTablets>
          <FoldersButton onFolders={onFolders} />
        </OnTablets>
        <StatusChoice />
        {quoteId === null ? (
          <FromTablets>
            <Soft>No quote saved yet</Soft>
          </FromTablets>
        ) : (
          <span>
            <b>{quoteNumber(quoteId)}</b>{' '}
            <FromTablets>
              <Soft>{quote ? `v${quote.quoteVersion}` : ''}</Soft>
            </FromTablets>
            {projectEmailed && <Soft> sent</Soft>}
          </span>
        )}
        <StatePill label={`${lock.text}, change`} onPress={acts.includes('lock') ? () => onAct('lock') : null}>
          <LockState size={16} />
          <FromTablets>{lock.text}</FromTablets>
          <OnPhones>{lock.short}</OnPhones>
        </StatePill>
        <FromTablets>
          <StatePill onPress={acts.includes('share') ? () => onAct('share') : null}>
            <ShareIcon size={16} />
            {sharedStatus === 'Shared' ? 'Shared' : 'Not shared'}
          </StatePill>
        </FromTablets>
        {changedSinceQuote && <ChangedHint>Changed since the quote was saved</ChangedHint>}
        <RowEnd>
          {savedMark}
          <DetailsButton onDetails={onDetails} />
        </RowEnd>
      </StateRow>
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
function ViewHead({ mode, onMode, modesRef, onFolders }: Props) {
  const { project } = useProject()
  const { projectName, quoteData, quoteId, priceLock } = project
  const lock = lockText(priceLock)
  return (
    <Root data-mode={mode}>
      <NameRow>
        <Title>{projectName}</Title>
        <RowEnd>
          <ModeSwitch onMode={onMode} modesRef={modesRef} />
        </RowEnd>
      </NameRow>
      <CustomerRow>
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
        <BelowDesktop>
          <FoldersButton onFolders={onFolders} />
        </BelowDesktop>
      </CustomerRow>
    </Root>
  )
}
