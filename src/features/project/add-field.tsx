import { styled } from '@mui/material/styles'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import type { PickedProduct } from '#contract/project-search.ts'
import { moneyText } from '#domain/project-texts.ts'
import { useApp } from '#lib/app.tsx'
import { debounceMs } from '#lib/debounce.ts'
import { projectQueries } from '#lib/project-queries.ts'
import { staffReason } from '#lib/staff-reason.ts'
import { useSettled } from '#lib/use-settled.ts'
import { needsConnection, useProject } from '#offline/project/project-context.ts'
import { useDraft } from '#offline/project/use-draft.ts'
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

type Props = {
  folderId: string | null
  shelfName: string
  label?: string
  inputRef?: RefObject<HTMLInputElement | null>
}

/** Adds a product by SKU or name to one folder: picked from what is found, or a whole SKU and Enter. */
export function AddField({ folderId, shelfName, label = 'Add by SKU or name', inputRef }: Props) {
  const context = useProject()
  const { api } = useApp()
  const client = useQueryClient()
  const [text, setText] = useDraft(`add:${folderId ?? ''}`)
  const [problem, setProblem] = useState<string>()
  const wanted = useSettled(text.trim(), debounceMs.search)
  const { data, error } = useQuery({ ...projectQueries(api).products(wanted), enabled: wanted.length >= 2 })
  const add = useMutation(projectChanges(api, context).addLine())

  async function pick(sku: string) {
    if (add.isPending) return
    setProblem(undefined)
    // Its SKU as the shop writes it, or why there is none.
    const known = await client
      .fetchQuery({ ...projectQueries(api).line(sku, context.projectId), staleTime: 0 })
      .catch((cause: unknown) => setProblem(staffReason(cause)))
    if (!known) return
    // One more of it where this folder has it already; in another folder it is a line of its own.
    const there = context.project.cart.products.find((line) => line.sku === known.sku && line.folderId === folderId)
    add.mutate(
      there
        ? { sku: known.sku, productCode: there.productCode, quantity: there.quantity + 1 }
        : { sku: known.sku, folderId, quantity: 1 },
      { onSuccess: () => setText('') },
    )
  }

  return (
    <Wide data-add>
      <Combobox<PickedProduct>
        ref={inputRef}
        label={`Add a product to ${shelfName}`}
        hideLabel
        inputAs={Slim}
        placeholder={context.isOffline ? needsConnection : add.isPending ? 'Adding…' : label}
        value={text}
        minLength={2}
        error={problem ?? (error ? staffReason(error) : undefined)}
        disabled={context.isOffline}
        enterKeyHint="done"
        onValueChange={(typed) => {
          setProblem(undefined)
          setText(typed)
        }}
        options={wanted.length >= 2 ? data?.products : undefined}
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
        emptyText="Nothing found by this SKU or name"
        onPick={({ sku }) => void pick(sku)}
        onEnter={(typed) => {
          if (typed.trim()) void pick(typed.trim().toUpperCase())
        }}
      />
    </Wide>
  )
}
