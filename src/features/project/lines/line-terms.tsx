import { styled } from '@mui/material/styles'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { UpsellOptions } from '#contract/catalogue/product.ts'
import type { ProjectProduct } from '#contract/project/project-parts.ts'
import { type PriceReason, priceReasons, projectLimits } from '#contract/project/project-values.ts'
import { canEdit } from '#domain/cart/cart.ts'
import { reasonTexts } from '#domain/project/price/price-agreement.ts'
import { moneyText } from '#domain/project/project-texts.ts'
import { projectChanges } from '#features/project/saving/queries.ts'
import { WordButton } from '#features/project/ui/project.styles.ts'
import { useApp } from '#lib/app.tsx'
import { projectQueries } from '#lib/query/project-queries.ts'
import type { LineTerms as Terms } from '#offline/project/kinds/line/terms.ts'
import { useProject } from '#offline/project/project-context.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { isTodaysPrice, readTermsDraft, type TermsDraft, type TermsErrors, termsDraftOf } from './terms-draft.ts'

const Fields = styled('form')({ display: 'grid', gap: 16 })
const Price = styled('div')({ '& button': { marginLeft: -10 } })

type Props = { line: ProjectProduct; onClose: () => void }

/** Terms that staff agree on for a line: a price with its reason, a warranty, an installation. */
export function LineTerms({ line: current, onClose }: Props) {
  const context = useProject()
  const { api } = useApp()
  // As it was opened: what a colleague changes meanwhile would look like a change of this form back to what it shows.
  const [{ line, version }] = useState({ line: current, version: context.project.version })
  const { mutate, isPending } = useMutation(projectChanges(api, context, version).setTerms())
  const [draft, setDraft] = useState(() => termsDraftOf(line))
  const [errors, setErrors] = useState<TermsErrors>({})
  const [extras, setExtras] = useState<Pick<Terms, 'warranty' | 'install'>>({})
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const change = (part: Partial<TermsDraft>) => setDraft((before) => ({ ...before, ...part }))

  function save(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const { errors: wrong, ...price } = readTermsDraft(line, draft)
    setErrors(wrong ?? {})
    // The fields show their errors only after the next render.
    if (wrong)
      return void setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), 0)
    const terms: Terms = { ...price, ...changedExtras(line, extras) }
    if (Object.keys(terms).length === 0) return onClose()
    mutate({ sku: line.sku, productCode: line.productCode, terms }, { onSuccess: onClose })
  }

  return (
    <Modal
      open
      size="small"
      title={`Price and extras of ${line.title}`}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={id} variant="primary" busy={isPending}>
            Save
          </Button>
          <Button type="button" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <Fields ref={form} id={id} noValidate onSubmit={save}>
        {canEdit(line.editFlags, 'EditPrice') && <PriceFields {...{ line, draft, errors, change }} />}
        <Extras line={line} chosen={extras} onChoose={(part) => setExtras((before) => ({ ...before, ...part }))} />
      </Fields>
    </Modal>
  )
}

/** Extras that differ from those of the line. */
function changedExtras(line: ProjectProduct, { warranty, install }: Pick<Terms, 'warranty' | 'install'>) {
  const isOther = (chosen: Terms['warranty'], own: ProjectProduct['selectedWarranty']) =>
    chosen !== undefined && chosen?.id !== own?.id
  return {
    ...(isOther(warranty, line.selectedWarranty) && { warranty }),
    ...(isOther(install, line.selectedInstall) && { install }),
  }
}

// Shows a misplaced decimal point.
const todayText = (live: number, typed: number) =>
  `Today’s price is ${moneyText(live)}${typed > live ? ', so this one is higher' : ''}`

type PriceProps = {
  line: ProjectProduct
  draft: TermsDraft
  errors: TermsErrors
  change: (part: Partial<TermsDraft>) => void
}

function PriceFields({ line, draft, errors, change }: PriceProps) {
  const { livePrice } = line
  const isToday = isTodaysPrice(line, draft.price)
  // An unchanged price needs no reason.
  const needsReason = !isToday && (line.agreed !== null || draft.price !== line.price.toFixed(2))
  return (
    <>
      <Price>
        <TextField
          label="Price of one"
          inputMode="decimal"
          numeric
          autoComplete="off"
          maxLength={14}
          hint={livePrice === null ? undefined : todayText(livePrice, Number(draft.price))}
          error={errors.price}
          value={draft.price}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => change({ price: event.currentTarget.value })}
        />
        {livePrice !== null && line.agreed !== null && !isToday && (
          <WordButton type="button" onClick={() => change({ price: livePrice.toFixed(2) })}>
            Back to today’s price
          </WordButton>
        )}
      </Price>
      {needsReason && (
        <SelectField
          label="Reason"
          placeholder="Choose one"
          error={errors.reason}
          value={draft.reason}
          options={priceReasons.map((reason) => ({ value: reason, label: reasonTexts[reason] }))}
          onChange={(event) => change({ reason: event.currentTarget.value as PriceReason | '' })}
        />
      )}
      {needsReason && draft.reason === 'priceMatch' && (
        <>
          <TextField
            label="Competitor"
            autoComplete="off"
            maxLength={projectLimits.competitor}
            error={errors.competitor}
            value={draft.competitor}
            onChange={(event) => change({ competitor: event.currentTarget.value })}
          />
          <TextField
            label="Link to their page"
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            maxLength={projectLimits.competitorUrl}
            error={errors.competitorUrl}
            value={draft.competitorUrl}
            onChange={(event) => change({ competitorUrl: event.currentTarget.value })}
          />
        </>
      )}
    </>
  )
}

type Choice = NonNullable<ProjectProduct['selectedWarranty']>

/** Only choices that cost extra: included ones need no agreement. */
const paid = (choices: UpsellOptions['warranties'] = []) => choices.filter(({ included }) => !included)

type ExtrasProps = {
  line: ProjectProduct
  chosen: Pick<Terms, 'warranty' | 'install'>
  onChoose: (part: Pick<Terms, 'warranty' | 'install'>) => void
}

function Extras({ line, chosen, onChoose }: ExtrasProps) {
  const { data, error } = useQuery(projectQueries(useApp().api).extras(line.sku))
  const { selectedWarranty, selectedInstall, editFlags } = line
  // When the options cannot be loaded, the current one can still be removed or stay.
  const hint = error ? 'Other choices need a connection' : undefined
  return (
    <>
      {canEdit(editFlags, 'EditWarranty') && (
        <ExtraField
          label="Warranty"
          none="No extra warranty"
          hint={hint}
          own={selectedWarranty ?? null}
          offered={paid(data?.warranties)}
          chosen={chosen.warranty}
          onChoose={(warranty) => onChoose({ warranty })}
        />
      )}
      {canEdit(editFlags, 'EditInstall') && (
        <ExtraField
          label="Installation"
          none="No installation"
          hint={hint}
          own={selectedInstall ?? null}
          offered={paid(data?.installs)}
          chosen={chosen.install}
          onChoose={(install) => onChoose({ install })}
        />
      )}
    </>
  )
}

type ExtraProps = {
  label: string
  none: string
  hint: string | undefined
  own: Choice | null
  offered: readonly Choice[]
  chosen: Choice | null | undefined
  onChoose: (choice: Choice | null) => void
}

function ExtraField({ label, none, hint, own, offered, chosen, onChoose }: ExtraProps) {
  const all = own && !offered.some(({ id }) => id === own.id) ? [own, ...offered] : offered
  const now = chosen === undefined ? own : chosen
  return (
    <SelectField
      label={label}
      hint={all.length === 0 ? (hint ?? 'There are no extras for this product') : hint}
      value={now?.id ?? ''}
      options={[
        { value: '', label: none },
        ...all.map(({ id, name, price }) => ({ value: id, label: `${name}, ${moneyText(price)}` })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const choice = all.find(({ id }) => id === value)
        onChoose(choice ? { id: choice.id, name: choice.name, price: choice.price } : null)
      }}
    />
  )
}
