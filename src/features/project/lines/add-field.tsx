import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { ApiError, isNotFound, lacksConnection } from '#contract/protocol/api-error.ts'
import { requestLimitMs, withTimeLimit } from '#contract/protocol/time-limit.ts'
import { unknownBarcodeText } from '#domain/catalogue/gtin.ts'
import { positionAfter } from '#domain/project/position.ts'
import { moneyText } from '#domain/project/project-texts.ts'
import { projectChanges } from '#features/project/saving/queries.ts'
import { ScanButton } from '#features/project/scan/scan-button.tsx'
import { staffReason } from '#lib/account/staff-reason.ts'
import { useApp } from '#lib/app.tsx'
import { debounceMs } from '#lib/debounce.ts'
import { pageConnection } from '#lib/network/connection.ts'
import { useSettled } from '#lib/use-settled.ts'
import { useWhile } from '#lib/use-while.ts'
import { useProject } from '#offline/project/project-context.ts'
import type { KnownProduct } from '#offline/project/stored/known-products.ts'
import { useDraft } from '#offline/project/use-draft.ts'
import { onConnectionBack } from '#offline/sync/sync-triggers.ts'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { Input } from '#ui/form/text-field.tsx'
import { themed } from '#ui/themed.ts'
import { useLookup } from './use-lookup.ts'

const Slim = styled(Input)({ minHeight: 44, padding: '0 10px', fontSize: '0.875rem', textOverflow: 'ellipsis' })

const Option = styled('span')(
  themed(({ theme }) => ({
    display: 'grid',
    minWidth: 0,
    fontSize: '0.875rem',
    lineHeight: 1.3,
    '& small': { color: theme.vars.palette.text.secondary },
  })),
)

const Wide = styled('div')({
  position: 'relative',
  // The list needs more width than the narrow field has.
  '& div:has(> [role="listbox"])': { left: 'auto', minWidth: 'min(340px, calc(100vw - 32px))' },
  // The scan button covers the end of the field.
  '& > button': { position: 'absolute', right: 0, bottom: 0 },
  '&:has(> button) input': { paddingRight: 44 },
})

/** Time limit for the shop when this device knows the product. */
const responseLimitMs = 2_500

const unknownHere = (code: string) =>
  `${code} has not been opened on this tablet before. Add it when you are back online.`

/** `isOffline`: it ends when the connection returns. */
type Problem = { text: string; isOffline?: boolean }

const clearWhenBack = (set: (problem: undefined) => void) => onConnectionBack(pageConnection(), () => set(undefined))

type Props = {
  folderId: string | null
  folderName: string
  label?: string
  inputRef?: RefObject<HTMLInputElement | null>
}

/** Adds a product to one folder: picked from matches, scanned, or by a complete SKU or barcode number and Enter. */
export function AddField({ folderId, folderName, label = 'SKU, name or barcode', inputRef }: Props) {
  const context = useProject()
  const { project, projectId, isOffline } = context
  const { api } = useApp()
  const [text, setText, restoreText] = useDraft(`add:${folderId ?? ''}`)
  const [problem, setProblem] = useState<Problem>()
  const ownRef = useRef<HTMLInputElement>(null)
  const field = inputRef ?? ownRef
  const searchText = useSettled(text.trim(), debounceMs.search)
  const { options, error, isHere, knownAs, ofShop } = useLookup(searchText, { isOffline, projectId })
  useWhile(problem?.isOffline ? setProblem : null, clearWhenBack)
  const changes = projectChanges(api, context)
  const add = useMutation(changes.addLine())
  const addOneMore = useMutation(changes.setQuantity())

  function put(product: KnownProduct, typed: string) {
    // Increases the quantity when this folder has the product already; another folder gets its own line.
    const there = project.cart.products.find((line) => line.sku === product.sku && line.folderId === folderId)
    if (there) addOneMore.mutate({ sku: there.sku, productCode: there.productCode, quantity: there.quantity + 1 })
    else {
      const position = positionAfter(project.cart.products.map((line) => line.position))
      add.mutate({ folderId, position, quantity: 1, product, restore: () => void restoreText(typed) })
    }
    setText('')
  }

  /** A search result has fewer details than this device may know: image and page are added. */
  async function pick(product: KnownProduct) {
    const known = await knownAs(product.sku)
    put({ ...known, ...product, category: product.category || (known?.category ?? '') }, text)
  }

  /** Adds the product with this SKU or barcode number; false when there is none. */
  async function enter(typed: string): Promise<boolean> {
    const code = typed.trim().toUpperCase()
    setProblem(undefined)
    const fail = (text: string, isOffline = false) => {
      setProblem({ text, isOffline })
      return false
    }
    const failUnknown = () => fail(unknownHere(code), true)
    const done = (product: KnownProduct) => {
      put(product, typed)
      return true
    }
    const known = await knownAs(code)
    if (isHere) return known ? done(known) : failUnknown()
    try {
      return done(await withTimeLimit(known ? responseLimitMs : requestLimitMs, () => ofShop(code)))
    } catch (cause) {
      if (!(cause instanceof ApiError) && known) return done(known)
      if (lacksConnection(cause) && (await pageConnection().known()) === 'offline') return failUnknown()
      return fail((isNotFound(cause) && unknownBarcodeText(code)) || staffReason(cause))
    }
  }

  async function scanned(barcode: string) {
    setText(barcode)
    if (!(await enter(barcode))) field.current?.focus()
  }

  const nothing = isHere
    ? 'Nothing saved on this tablet matches this SKU, name or barcode'
    : (unknownBarcodeText(searchText) ?? 'Nothing matches this SKU, name or barcode')

  return (
    <Wide data-add>
      <Combobox<KnownProduct>
        ref={field}
        label={`Add a product to ${folderName}`}
        hideLabel
        inputAs={Slim}
        placeholder={label}
        value={text}
        minLength={2}
        error={problem?.text ?? (error ? staffReason(error) : undefined)}
        enterKeyHint="done"
        onValueChange={(typed) => {
          setProblem(undefined)
          setText(typed)
        }}
        options={options}
        optionKey={({ sku }) => sku}
        optionText={({ title }) => title}
        renderOption={({ sku, title, price }) => (
          <Option>
            {title}
            <small>
              {sku}
              {price !== null && ` · ${moneyText(price)}`}
            </small>
          </Option>
        )}
        // The error replaces the empty text.
        emptyText={problem ? undefined : nothing}
        onPick={(product) => void pick(product)}
        onEnter={(typed) => {
          if (typed.trim()) void enter(typed)
        }}
      />
      <ScanButton
        target={folderName}
        onScan={(barcode) => void scanned(barcode)}
        onType={() => requestAnimationFrame(() => field.current?.focus())}
      />
    </Wide>
  )
}
