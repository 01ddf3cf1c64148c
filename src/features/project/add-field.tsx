import { styled } from '@mui/material/styles'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { ApiError, lacksConnection } from '#contract/api-error.ts'
import { positionAfter } from '#domain/position.ts'
import { moneyText } from '#domain/project-texts.ts'
import { useApp } from '#lib/app.tsx'
import { debounceMs } from '#lib/debounce.ts'
import { projectQueries } from '#lib/project-queries.ts'
import { reportFailure } from '#lib/report-failure.ts'
import { staffReason } from '#lib/staff-reason.ts'
import { useSettled } from '#lib/use-settled.ts'
import {
  createKnownProducts,
  type KnownProduct,
  knownByCode,
  ofLine,
  ofPicked,
  searchKnown,
} from '#offline/project/known-products.ts'
import { useProject } from '#offline/project/project-context.ts'
import { useDraft } from '#offline/project/use-draft.ts'
import { requestLimitMs, withTimeLimit } from '#offline/sync/time-limit.ts'
import { Combobox } from '#ui/combobox.tsx'
import { Input } from '#ui/text-field.tsx'
import { themed } from '#ui/themed.ts'
import { projectChanges } from './queries.ts'

const Slim = styled(Input)({ minHeight: 44, padding: '0 10px', fontSize: '0.875rem' })

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
  // The list needs more room than the slim field has.
  '& div:has(> [role="listbox"])': { left: 'auto', minWidth: 'min(340px, calc(100vw - 32px))' },
})

/** How long a shop that does not answer is waited for, where this device knows the product. */
const answerWithinMs = 2_500

const unknownHere = (sku: string) =>
  `This tablet has not shown ${sku} before, so it cannot be added without a connection.`

/** A device that cannot be read knows no product. */
function none(cause: unknown): readonly KnownProduct[] {
  reportFailure('known products', cause)
  return []
}

/** Products by what is typed: from the shop or, without a connection, those this device has shown. */
function useLookup(text: string, isOffline: boolean) {
  const { api, brand } = useApp()
  const client = useQueryClient()
  const known = useMemo(() => createKnownProducts({ brand: brand.key }), [brand.key])
  const isWanted = text.length >= 2
  const { data, error, isPlaceholderData } = useQuery({
    ...projectQueries(api).products(text),
    enabled: isWanted && !isOffline,
  })
  const isHere = isOffline || lacksConnection(error)
  const ofDevice = { queryKey: ['project', 'known'], queryFn: known.list, staleTime: 5_000 }
  const { data: seen } = useQuery({ ...ofDevice, enabled: isWanted && isHere })

  useEffect(() => {
    if (data && !isPlaceholderData)
      known.remember(data.products).catch((cause: unknown) => reportFailure('known products', cause))
  }, [data, isPlaceholderData, known])

  const options = isHere ? seen && searchKnown(seen, text) : data?.products.map(ofPicked)
  return {
    options: isWanted ? options : undefined,
    error: isHere ? null : error,
    isHere,
    /** The product with this SKU as this device knows it. */
    knownAs: async (sku: string) => knownByCode(await client.fetchQuery(ofDevice).catch(none), sku),
  }
}

type Props = {
  folderId: string | null
  shelfName: string
  label?: string
  inputRef?: RefObject<HTMLInputElement | null>
}

/** Adds a product by SKU or name to one folder: picked from what is found, or a whole SKU and Enter. */
export function AddField({ folderId, shelfName, label = 'Add by SKU or name', inputRef }: Props) {
  const context = useProject()
  const { project, projectId, isOffline } = context
  const { api } = useApp()
  const client = useQueryClient()
  const [text, setText, restoreText] = useDraft(`add:${folderId ?? ''}`)
  const [problem, setProblem] = useState<string>()
  const wanted = useSettled(text.trim(), debounceMs.search)
  const { options, error, isHere, knownAs } = useLookup(wanted, isOffline)
  const changes = projectChanges(api, context)
  const add = useMutation(changes.addLine())
  const addOneMore = useMutation(changes.setQuantity())

  function put(product: KnownProduct) {
    const typed = text
    // One more of it where this folder has it already; in another folder it is a line of its own.
    const there = project.cart.products.find((line) => line.sku === product.sku && line.folderId === folderId)
    if (there) addOneMore.mutate({ sku: there.sku, productCode: there.productCode, quantity: there.quantity + 1 })
    else {
      const position = positionAfter(project.cart.products.map((line) => line.position))
      add.mutate({ folderId, position, quantity: 1, product, restore: () => void restoreText(typed) })
    }
    setText('')
  }

  /** What was picked shows less than what this device may know of it: its image, its page. */
  async function pick(product: KnownProduct) {
    const known = await knownAs(product.sku)
    put({ ...known, ...product, category: product.category || (known?.category ?? '') })
  }

  async function enter(sku: string) {
    setProblem(undefined)
    const known = await knownAs(sku)
    if (isHere) return known ? put(known) : setProblem(unknownHere(sku))
    try {
      // Its SKU as the shop writes it, or why there is none.
      const line = { ...projectQueries(api).line(sku, projectId), staleTime: 0 }
      put(ofLine(await withTimeLimit(known ? answerWithinMs : requestLimitMs, () => client.fetchQuery(line))))
    } catch (cause) {
      if (known && !(cause instanceof ApiError)) put(known)
      else setProblem(cause instanceof ApiError ? staffReason(cause) : unknownHere(sku))
    }
  }

  return (
    <Wide data-add>
      <Combobox<KnownProduct>
        ref={inputRef}
        label={`Add a product to ${shelfName}`}
        hideLabel
        inputAs={Slim}
        placeholder={label}
        value={text}
        minLength={2}
        error={problem ?? (error ? staffReason(error) : undefined)}
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
        emptyText={isHere ? 'This tablet has shown nothing by this SKU or name' : 'Nothing found by this SKU or name'}
        onPick={(product) => void pick(product)}
        onEnter={(typed) => {
          if (typed.trim()) void enter(typed.trim().toUpperCase())
        }}
      />
    </Wide>
  )
}
