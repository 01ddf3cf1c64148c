import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { amountText } from '#contract/fields/field-texts.ts'
import type { ProductVariation, ProjectProduct } from '#contract/project/project-parts.ts'
import { projectLimits } from '#contract/project/project-values.ts'
import { moneyText } from '#domain/project/project-texts.ts'
import { variationChoices } from '#features/project/rules/project-variation.ts'
import { projectChanges } from '#features/project/saving/queries.ts'
import { WordButton } from '#features/project/ui/project.styles.ts'
import { useApp } from '#lib/app.tsx'
import { useProject } from '#offline/project/project-context.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { EditorActions, EditorList } from './notes-editor.tsx'

const Fields = styled('div')({ display: 'grid', gap: 16 })

type Draft = {
  id: string | null
  variationSku: string
  comments: string
  rrp: string
  /** As it was opened: what a colleague changes meanwhile would look like a change of this form back to what it shows. */
  opened?: { readonly before: ProductVariation; readonly version: number }
}
const empty: Draft = { id: null, variationSku: '', comments: '', rrp: '' }

const draftOf = (before: ProductVariation, version: number): Draft => ({
  id: before.id,
  variationSku: before.variationSku,
  comments: before.comments,
  rrp: before.rrpOverride === null ? '' : String(before.rrpOverride),
  opened: { before, version },
})

const isAmount = (text: string) => text === '' || /^\d+(?:\.\d{1,2})?$/.test(text)

type Saved = Omit<ProductVariation, 'id' | 'productCode'>

/** Fields that changed: unchanged fields of an existing variation may be edited by others meanwhile. */
const changedFields = (before: ProductVariation | undefined, { brand, ...after }: Saved): Partial<Saved> =>
  before
    ? Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name as keyof typeof after] !== value))
    : { brand, ...after }

type Props = { line: ProjectProduct; variations: readonly ProductVariation[]; onClose: () => void }

/** Edits how a product of the project is ordered: a variation of its brand, comments, another RRP. */
export function VariationsEditor({ line, variations, onClose }: Props) {
  const context = useProject()
  const [draft, setDraft] = useState<Draft>(empty)
  const changes = projectChanges(useApp().api, context, draft.opened?.version)
  const save = useMutation(changes.saveVariation())
  const remove = useMutation(changes.removeVariation())
  const [isChecked, setChecked] = useState(false)
  const choices = variationChoices(context.project.brandVariations, { brand: line.brand, own: draft.variationSku })
  const isBusy = save.isPending || remove.isPending
  const wrongSku = isChecked && draft.variationSku === '' ? 'Choose a variation' : undefined
  const wrongRrp = isChecked && !isAmount(draft.rrp.trim()) ? amountText : undefined

  function change(part: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...part }))
  }

  function submit() {
    setChecked(true)
    const { id, variationSku, comments, rrp, opened } = draft
    if (isBusy || variationSku.trim() === '' || !isAmount(rrp.trim())) return
    save.mutate(
      {
        ...(id ? { id } : {}),
        productCode: line.productCode,
        ...changedFields(opened?.before, {
          brand: line.brand,
          variationSku: variationSku.trim(),
          comments: comments.trim(),
          rrpOverride: rrp.trim() === '' ? null : Number(rrp),
        }),
      },
      {
        // Another variation may have been opened while this one was saved.
        onSuccess: () => {
          setDraft((now) => (now === draft ? empty : now))
          setChecked(false)
        },
      },
    )
  }

  return (
    <Modal
      open
      size="small"
      title={`Variations of ${line.title}`}
      onClose={onClose}
      actions={
        <>
          <Button type="button" variant="primary" busy={save.isPending} onClick={() => submit()}>
            {draft.id ? 'Save variation' : 'Add variation'}
          </Button>
          {draft.id && (
            <Button type="button" onClick={() => setDraft(empty)}>
              Cancel
            </Button>
          )}
        </>
      }
    >
      <EditorList>
        {variations.map((variation) => (
          <li key={variation.id}>
            <b>{variation.variationSku}</b> {variation.comments}
            <small>
              {variation.brand}
              {variation.rrpOverride !== null && ` · RRP ${moneyText(variation.rrpOverride)}`}
            </small>
            <EditorActions>
              <WordButton type="button" onClick={() => setDraft(draftOf(variation, context.project.version))}>
                Edit
              </WordButton>
              <WordButton
                type="button"
                aria-disabled={isBusy || undefined}
                onClick={() => isBusy || remove.mutate(variation.id)}
              >
                Delete
              </WordButton>
            </EditorActions>
          </li>
        ))}
      </EditorList>
      <Fields>
        {choices.length > 0 ? (
          <SelectField
            label="Variation"
            placeholder="Choose one"
            error={wrongSku}
            value={draft.variationSku}
            options={choices.map((sku) => ({ value: sku, label: sku }))}
            onChange={(event) => change({ variationSku: event.currentTarget.value })}
          />
        ) : (
          <TextField
            label="Variation SKU"
            error={wrongSku}
            value={draft.variationSku}
            maxLength={100}
            onChange={(event) => change({ variationSku: event.currentTarget.value })}
          />
        )}
        <TextField
          label="Comments"
          optional
          value={draft.comments}
          maxLength={projectLimits.note}
          onChange={(event) => change({ comments: event.currentTarget.value })}
        />
        <TextField
          label="RRP for this project"
          optional
          numeric
          inputMode="decimal"
          error={wrongRrp}
          hint="Replaces the RRP that is shown, never the price"
          value={draft.rrp}
          onChange={(event) => change({ rrp: event.currentTarget.value })}
        />
      </Fields>
    </Modal>
  )
}
