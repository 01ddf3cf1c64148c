import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import type { Project } from '#contract/project/project-parts.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import type { Conflict } from '#contract/protocol/project-conflict.ts'
import { folderGroups } from '#domain/project/project-reading.ts'
import { ConflictSheet } from '#features/project/dialogs/conflict-sheet.tsx'
import { DeleteDialog, DuplicateDialog } from '#features/project/dialogs/project-dialogs.tsx'
import { LineList } from '#features/project/lines/line-list.tsx'
import { Outline } from '#features/project/outline/outline.tsx'
import { useScrollAnchor } from '#features/project/outline/scroll-anchor.ts'
import { useSelect } from '#features/project/outline/use-select.ts'
import { UnstoredFiles } from '#features/project/panels/files/unstored-files.tsx'
import { useUnstoredFiles } from '#features/project/panels/files/use-attach.ts'
import type { OwnConflict } from '#features/project/rules/project-conflict.ts'
import { OfflineStrip, savedAtText, UnstoredStrip } from '#features/project/saving/offline-strip.tsx'
import { PendingEdits } from '#features/project/saving/pending-edits.tsx'
import { SavedMark } from '#features/project/saving/saved-mark.tsx'
import { useProjectContext } from '#features/project/saving/use-project-context.ts'
import { ToLines } from '#features/project/ui/project.styles.ts'
import { useWideScreen } from '#lib/browser/wide-screen.ts'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import { currentId } from '#offline/project/older-id.ts'
import { ProjectContext } from '#offline/project/project-context.ts'
import { editOf } from '#offline/project/project-edit.ts'
import type { ListedEdit } from '#offline/project/project-sync.ts'
import { useProjectEdits, useProjectSync } from '#offline/project/use-project-sync.ts'
import { Button } from '#ui/button/button.tsx'
import { TransferIcon } from '#ui/icon/tool-icons.tsx'
import { Drawer } from '#ui/overlay/drawer.tsx'
import { type ActionKey, actionKeys } from './actions.ts'
import { StaffCartDialog, ToCartDialog } from './cart-dialogs.tsx'
import { DetailsSheet } from './details-sheet.tsx'
import { Screen, Work } from './frame.tsx'
import { Panel, PanelRail, panelsThere } from './panel-column.tsx'
import { type PanelKey, panels } from './panels.ts'
import { ProjectEmpty } from './project-empty.tsx'
import { ProjectFoot } from './project-foot.tsx'
import { ProjectHead } from './project-head.tsx'
import { modeChoice } from './project-state.ts'
import { ProjectFailed, ProjectLoading, ProjectMissing } from './project-states.tsx'
import { SelectionSummary } from './selection-summary.tsx'
import { ownActions, type ProjectSlots } from './slots.ts'
import { useLoadedProject } from './use-loaded-project.ts'
import { usePageKeys } from './use-page-keys.ts'

type Props = { id: string; slots: ProjectSlots }

/** One project by its id: loading, missing, failed or open. */
export function ProjectScreen({ id, slots }: Props) {
  const { project, error, isOffline, savedAt, stored, openCopy, retry, cancel } = useLoadedProject(id)
  const current = useCurrentId(id)
  const [cancelledId, setCancelledId] = useState<string | null>(null)
  const listPath = paths.projects()

  if (current !== id) return <Navigate to={paths.project({ id: current })} replace />
  if (error instanceof ApiError && error.status === 404) return <ProjectMissing listPath={listPath} />
  if (!project && (error || cancelledId === id))
    return (
      <>
        <PageMeta title="Project" noIndex />
        <ProjectFailed
          error={error}
          listPath={listPath}
          onRetry={() => {
            setCancelledId(null)
            retry()
          }}
          copy={stored ? { savedText: savedAtText(stored.savedAt, Date.now()), open: openCopy } : null}
        />
      </>
    )
  if (!project)
    return (
      <>
        <PageMeta title="Project" noIndex />
        <ProjectLoading
          onCancel={() => {
            cancel()
            setCancelledId(id)
          }}
        />
      </>
    )
  return <Opened key={id} {...{ project, isOffline, savedAt, slots }} />
}

/** The server may assign another id to a project that an older release created on this device. */
function useCurrentId(id: string) {
  const sync = useProjectSync()
  // It is known once an edit is accepted.
  useProjectEdits(sync)
  return sync?.idOf(id) ?? currentId(id)
}

type OpenedProps = {
  project: Project
  isOffline: boolean
  savedAt: number | null
  slots: ProjectSlots
}

function Opened({ project: confirmed, isOffline, savedAt, slots }: OpenedProps) {
  const mode = modeChoice.useLater()
  const isWide = useWideScreen()
  const navigate = useNavigate()
  const { context, saved, sync, resolve } = useProjectContext({ project: confirmed, mode, isOffline })
  const { project, edits, isDurable } = context
  const conflicts = useMemo(() => conflictsOf(edits), [edits])
  const hasUnstored = useUnstoredFiles(project.projectRef).length > 0
  const groups = useMemo(() => folderGroups(project), [project])
  const select = useSelect(project.projectRef, groups)
  const lines = useRef<HTMLDivElement>(null)
  const rememberPlace = useScrollAnchor(lines, mode)
  const [panel, setPanel] = useState<PanelKey | null>(null)
  const [sheet, setSheet] = useState<'folders' | 'details' | null>(null)
  const [action, setAction] = useState<ActionKey | 'to-cart' | null>(null)
  const [isReviewing, setReviewing] = useState(false)
  const [seenConflicts, setSeenConflicts] = useState(0)
  const [isListing, setListing] = useState(false)
  const [current, setCurrent] = useState('')

  // A conflict opens its sheet once; later, the saved state opens it.
  if (conflicts.length !== seenConflicts) {
    setSeenConflicts(conflicts.length)
    if (conflicts.length > 0) setReviewing(true)
  }

  function goTo(key: string) {
    setSheet(null)
    setCurrent(key)
    const place = lines.current?.querySelector(`[data-shelf="${CSS.escape(key)}"]`)
    place?.scrollIntoView({ block: 'start' })
  }

  usePageKeys({
    saveQuote: () => document.querySelector<HTMLElement>('[data-save-quote]')?.click(),
    toAdd: () => nearestAdd(lines.current)?.focus(),
    search: () => void navigate(`${paths.projects()}?find`),
  })

  const isEdit = mode === 'Edit'
  const shownPanels = panelsThere(slots.panels)
  const openPanel = isWide ? (panel ?? shownPanels[0] ?? null) : panel
  // The tab is selected immediately, its panel renders later.
  const shownPanel = useDeferredValue(openPanel)
  const outline = <Outline {...{ groups, select, current }} onGo={goTo} />
  const Dialog = action && action !== 'to-cart' ? slots.dialogs[action] : undefined
  const acts = actionKeys.filter((key) => slots.dialogs[key] || ownActions.some((own) => own === key))
  const close = () => setAction(null)

  return (
    <ProjectContext value={context}>
      <PageMeta title={project.projectName || 'Project'} noIndex />
      <Screen>
        <ToLines href="#lines">Skip to the lines</ToLines>
        {isOffline && (
          <OfflineStrip savedAt={savedAt} waiting={edits.filter(({ edit }) => edit.state === 'pending').length} />
        )}
        {!isDurable && <UnstoredStrip />}
        <ProjectHead
          mode={mode}
          listPath={paths.projects()}
          savedMark={
            <SavedMark
              state={hasUnstored ? 'needs-you' : saved}
              // Beside a customer, other projects are not shown.
              onOpen={isEdit ? () => (conflicts.length > 0 ? setReviewing(true) : setListing(true)) : null}
            />
          }
          onMode={(next) => {
            rememberPlace()
            modeChoice.set(next)
          }}
          onFolders={() => setSheet('folders')}
          onDetails={() => setSheet('details')}
          acts={acts}
          onAct={setAction}
        />
        <Work data-mode={mode} data-rail={(isEdit && shownPanels.length > 0) || undefined}>
          <div data-place="outline">{isWide && outline}</div>
          <div data-place="lines" ref={lines} id="lines" tabIndex={-1}>
            {project.cart.products.length === 0 && groups.length === 1 ? (
              <ProjectEmpty
                transfer={
                  slots.dialogs.transfer && (
                    <Button type="button" icon={<TransferIcon size={18} />} onClick={() => setAction('transfer')}>
                      Transfer from another project
                    </Button>
                  )
                }
              />
            ) : (
              <LineList groups={groups} onChoose={select.line} />
            )}
            {!isEdit && !isWide && <SelectionSummary groups={groups} selection={select.selection} />}
          </div>
          {isEdit ? (
            <>
              {isWide && shownPanel && (
                <div data-place="panel" role="tabpanel">
                  <Panel panel={shownPanel} parts={slots.panels} />
                </div>
              )}
              {shownPanels.length > 0 && (
                <div data-place="rail">
                  <PanelRail shown={shownPanels} open={openPanel} onOpen={setPanel} />
                </div>
              )}
            </>
          ) : (
            isWide && (
              // Keyboard users must be able to scroll it.
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a long summary is read by scrolling
              <section data-place="panel" aria-label="Summary" tabIndex={0}>
                <SelectionSummary groups={groups} selection={select.selection} />
              </section>
            )
          )}
        </Work>
        <ProjectFoot chosen={select.chosen} acts={acts} onAct={setAction} onToCart={() => setAction('to-cart')} />
      </Screen>

      {sheet === 'folders' && !isWide && (
        <Drawer open side="left" width={320} title="Folders" onClose={() => setSheet(null)}>
          {outline}
        </Drawer>
      )}
      {sheet === 'details' && isEdit && (
        <DetailsSheet parts={slots.panels} onFolders={() => setSheet('folders')} onClose={() => setSheet(null)} />
      )}
      {isEdit && !isWide && panel && (
        <Drawer open width={360} title={panels[panel].title} onClose={() => setPanel(null)}>
          <Panel panel={panel} parts={slots.panels} hideTitle />
        </Drawer>
      )}
      {isListing && sync && (
        <PendingEdits
          {...{ edits, sync, isOffline }}
          unstored={hasUnstored ? (onGone) => <UnstoredFiles onGone={onGone} /> : null}
          onReview={() => {
            setListing(false)
            setReviewing(true)
          }}
          onClose={() => setListing(false)}
        />
      )}
      {isReviewing && conflicts.length > 0 && (
        <ConflictSheet
          conflicts={conflicts}
          onLater={() => setReviewing(false)}
          onDecide={(choices) => {
            setReviewing(false)
            void resolve(choices).finally(focusKept)
          }}
        />
      )}
      {action === 'to-cart' && <ToCartDialog chosen={select.chosen} cart={slots.cart} onClose={close} />}
      {action === 'staff-cart' && <StaffCartDialog onClose={close} />}
      {action === 'duplicate' && <DuplicateDialog id={project.projectRef} name={project.projectName} onClose={close} />}
      {action === 'delete' && (
        <DeleteDialog
          id={project.projectRef}
          name={project.projectName}
          onClose={close}
          onDone={() => void navigate(paths.projects(), { replace: true })}
        />
      )}
      {Dialog && <Dialog onClose={close} />}
    </ProjectContext>
  )
}

/** What had the focus before the review, such as the field of the name, may be gone with it. */
function focusKept() {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1 + button')?.focus()
}

/** One conflict per field; a later one replaces the earlier. */
function conflictsOf(edits: readonly ListedEdit[]): readonly OwnConflict[] {
  const all = edits.flatMap(({ edit }): readonly OwnConflict[] => {
    if (edit.state !== 'conflict') return []
    // The type of the contract: the sync engine knows only the field.
    const conflicts = edit.conflicts as readonly Conflict[]
    const written = editOf(edit, 'note')?.body
    return written?.isNew ? conflicts.map((conflict) => ({ ...conflict, note: written.notes })) : conflicts
  })
  const byField = new Map<string, OwnConflict>()
  for (const conflict of all) byField.set(conflict.field, { ...byField.get(conflict.field), ...conflict })
  return [...byField.values()]
}

/** The first visible field for adding products, else the first one. */
function nearestAdd(column: HTMLElement | null) {
  const fields = [...(column?.querySelectorAll<HTMLElement>('[data-add] input') ?? [])]
  return fields.find((field) => field.getBoundingClientRect().top > 0) ?? fields[0]
}
