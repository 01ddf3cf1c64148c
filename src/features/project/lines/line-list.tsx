import { styled } from '@mui/material/styles'
import { type KeyboardEvent, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Project } from '#contract/project/project-parts.ts'
import type { FolderGroup } from '#domain/project/project-reading.ts'
import { movesInto } from '#domain/project/project-sums.ts'
import { moneyText, quoteNumber } from '#domain/project/project-texts.ts'
import { FolderMenu } from '#features/project/outline/folder-menu.tsx'
import { groupId, groupName } from '#features/project/outline/outline.tsx'
import type { useSelect } from '#features/project/outline/use-select.ts'
import { moved, movedText } from '#features/project/rules/project-order.ts'
import { useApp } from '#lib/app.tsx'
import { usePrinting } from '#lib/browser/printing.ts'
import { useLatest } from '#lib/use-latest.ts'
import { useProject } from '#offline/project/project-context.ts'
import { editOf } from '#offline/project/project-edit.ts'
import type { ListedEdit } from '#offline/project/project-sync.ts'
import { FolderIcon } from '#ui/icon/tool-icons.tsx'
import { themed } from '#ui/themed.ts'
import { AddField } from './add-field.tsx'
import { focusAfterLine } from './focus-after-line.ts'
import { AddPlace, GroupHead, GroupTotal, LineRows } from './line.styles.ts'
import { Line, type LineData } from './line.tsx'
import { LineContextProvider, useLineContextOf } from './line-context.ts'
import { type LineDialog, LineDialogs } from './line-dialogs.tsx'
import { createWatch, useNear, WatchContext } from './use-near.ts'

const EmptyGroup = styled('p')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 72,
    margin: '12px 16px',
    padding: 16,
    border: `1px dashed ${theme.vars.palette.control}`,
    borderRadius: theme.vars.shape.borderRadius,
    color: theme.vars.palette.text.secondary,
    '@media print': { display: 'none' },
  })),
)

/** How many lines are rendered in full before the screen is measured. */
const renderedAtFirst = 10

function lineDataOf({
  productNotes,
  productVariations,
  files,
}: Pick<Project, 'productNotes' | 'productVariations' | 'files'>) {
  const group = <Item,>(items: readonly Item[], key: (item: Item) => string | null) => {
    const groups = new Map<string, Item[]>()
    for (const item of items) {
      const name = key(item)
      if (name !== null) groups.set(name, [...(groups.get(name) ?? []), item])
    }
    return groups
  }
  return {
    notes: group(productNotes, ({ sku }) => sku),
    variations: group(productVariations, ({ productCode }) => productCode),
    files: group(files, ({ productCode }) => productCode),
  }
}

const nothing: readonly never[] = []

/** Codes or SKUs of lines with a pending edit. */
function pendingLines(edits: readonly ListedEdit[]) {
  return new Set(
    edits.flatMap(({ edit }) => {
      if (edit.state !== 'pending') return []
      const line =
        editOf(edit, 'add-line') ?? editOf(edit, 'quantity') ?? editOf(edit, 'terms') ?? editOf(edit, 'variation')
      return line?.body.productCode ?? editOf(edit, 'note')?.body.sku ?? []
    }),
  )
}

/** Lines that were added here and not priced by the server yet. */
const unpricedLines = (edits: readonly ListedEdit[]) =>
  new Set(
    edits.flatMap(({ edit }) => (edit.state === 'pending' ? (editOf(edit, 'add-line')?.body.productCode ?? []) : [])),
  )

type Props = {
  groups: readonly FolderGroup[]
  onChoose: ReturnType<typeof useSelect>['line']
}

/** All lines by folder. */
export const LineList = memo(function LineList({ groups, onChoose }: Props) {
  const context = useProject()
  const lineContext = useLineContextOf(context)
  const { brand } = useApp()
  const { project, mode, edits } = context
  const isEdit = mode === 'Edit'
  const [watch] = useState(createWatch)
  const isPrinted = usePrinting()
  const [opened, setOpened] = useState<{ dialog: LineDialog; productCode: string } | null>(null)
  const said = useRef<HTMLParagraphElement>(null)
  const { projectRef, productNotes, productVariations, files } = project
  const lineData = useMemo(
    () => lineDataOf({ productNotes, productVariations, files }),
    [productNotes, productVariations, files],
  )
  const waits = useMemo(() => pendingLines(edits), [edits])
  const unpriced = useMemo(() => unpricedLines(edits), [edits])
  const moveFocus = useRef(() => {})
  const open = useCallback((dialog: LineDialog, productCode: string) => {
    moveFocus.current = focusAfterLine(document.querySelector(`[data-line="${CSS.escape(productCode)}"]`))
    setOpened({ dialog, productCode })
  }, [])

  function moveLine(productCode: string, by: number) {
    const group = groups.find(({ lines }) => lines.some((line) => line.productCode === productCode))
    if (!group) return
    const codes = group.lines.map((line) => line.productCode)
    const from = codes.indexOf(productCode)
    const products = moved(codes, from, from + by)
    if (products === codes) return
    const to = products.indexOf(productCode)
    // Neither the announcement nor the edit is state of this list: each would render all lines again.
    if (said.current)
      said.current.textContent = movedText(group.lines[from]?.title ?? '', { from, to, count: codes.length })
    const folderId = group.folder?.id ?? null
    const moves = movesInto(project.cart.products, { folderId, codes: products })
    const body = { moves, order: { folderId, products: [...products] } }
    context.edit({ edit: { kind: 'move-lines', body } }).catch(() => undefined) // the page has reported it
  }
  // Lines are memoized: their callbacks must not change with every response.
  const latestMove = useLatest(moveLine)
  const move = useCallback((productCode: string, by: number) => latestMove.current(productCode, by), [latestMove])

  const lineOf = (line: FolderGroup['lines'][number]): LineData => ({
    line,
    notes: lineData.notes.get(line.sku) ?? nothing,
    variations: lineData.variations.get(line.productCode) ?? nothing,
    fileCount: lineData.files.get(line.productCode)?.length ?? 0,
    isWaiting: waits.has(line.productCode) || waits.has(line.sku),
    isUnpriced: unpriced.has(line.productCode),
  })
  const dialogLine = opened && project.cart.products.find(({ productCode }) => productCode === opened.productCode)
  const hasDialog = Boolean(dialogLine)
  // What opened the dialog is gone where the line was moved in it, or removed by a colleague meanwhile.
  useEffect(() => {
    if (hasDialog) return () => moveFocus.current()
  }, [hasDialog])
  const shown = groups.filter(({ folder, lines }) => (isEdit && folder) || lines.length > 0)
  let rendered = 0

  return (
    <WatchContext value={watch}>
      <LineContextProvider value={lineContext}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows between the ticks of its lines */}
        <div onKeyDown={(event) => keyPressed(event, { isEdit, move })}>
          {shown.map((group) => {
            const { folder, lines } = group
            const name = groupName(group, mode)
            const total = folder?.total ?? lines.reduce((sum, line) => sum + line.lineTotal, 0)
            return (
              <section key={groupId(folder)} data-shelf={groupId(folder)} aria-label={name}>
                <GroupHead data-mode={mode}>
                  <h2>{name}</h2>
                  <GroupTotal>
                    {moneyText(total)}
                    {brand.flags.pricesExGst && <small> ex GST</small>}
                    {isEdit && folder?.quoteId != null && ` · Quote ${quoteNumber(folder.quoteId)}`}
                  </GroupTotal>
                  {isEdit && <GroupTools {...{ group, name }} isFirst={rendered < renderedAtFirst} />}
                </GroupHead>
                {lines.length === 0 ? (
                  <EmptyGroup>
                    <FolderIcon />
                    Drop products here
                  </EmptyGroup>
                ) : (
                  <LineRows data-mode={mode}>
                    {lines.map((line) => (
                      <Line
                        key={line.productCode}
                        {...lineOf(line)}
                        projectRef={projectRef}
                        isFirst={rendered++ < renderedAtFirst}
                        isPrinted={isPrinted}
                        onChoose={onChoose}
                        onOpen={open}
                        onMove={move}
                      />
                    ))}
                  </LineRows>
                )}
              </section>
            )
          })}
        </div>
      </LineContextProvider>
      <p ref={said} role="status" className="visually-hidden" />
      {opened && dialogLine && (
        <LineDialogs dialog={opened.dialog} data={lineOf(dialogLine)} onClose={() => setOpened(null)} />
      )}
    </WatchContext>
  )
})

type ToolsProps = { group: FolderGroup; name: string; isFirst: boolean }

/** Tools of a folder; placeholders until they come near the viewport. */
function GroupTools({ group: { folder, lines }, name, isFirst }: ToolsProps) {
  const { ref, isNear } = useNear({ isNearAtFirst: isFirst, stays: true })
  return (
    <>
      <AddPlace ref={ref} data-add-place>
        {isNear && <AddField folderId={folder?.id ?? null} folderName={name} />}
      </AddPlace>
      {isNear && folder ? <FolderMenu folder={folder} lineCount={lines.length} /> : <span style={{ width: 44 }} />}
    </>
  )
}

type Keys = { isEdit: boolean; move: (productCode: string, by: number) => void }

/** Arrow keys move between checkboxes, with Alt they move the line, Shift+F10 opens its menu. */
function keyPressed(event: KeyboardEvent<HTMLElement>, { isEdit, move }: Keys) {
  if (!(event.target instanceof HTMLElement)) return
  const row = event.target.closest<HTMLElement>('[data-line]')
  const code = row?.dataset.line
  if (!row || code === undefined || event.target.closest('[role="dialog"], [role="menu"]')) return
  const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
  if (isMenuKey && isEdit) {
    event.preventDefault()
    row.querySelector<HTMLElement>('[data-menu]')?.click()
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const by = event.key === 'ArrowDown' ? 1 : -1
  if (event.altKey && isEdit) {
    event.preventDefault()
    move(code, by)
  } else if (event.target.matches('[data-tick]')) {
    event.preventDefault()
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]')]
    const next = rows[rows.indexOf(row) + by]
    next?.scrollIntoView({ block: 'nearest' })
    next?.querySelector<HTMLElement>('[data-tick]')?.focus()
  }
}
