import { Alert, AlertTitle, Button, FormControlLabel, Radio, RadioGroup, styled } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useDataProvider, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { overtakenFields } from '#domain/catalogue/overtaken-fields.ts'
import { useFieldTexts } from './field-texts.ts'
import { fieldsOf, type Values } from './product-body.ts'

const Frame = styled(Alert)({ marginBottom: 16, '& .MuiAlert-message': { flex: 1, minWidth: 0 } })
const Rows = styled('ul')({ listStyle: 'none', margin: '12px 0 0', padding: 0, display: 'grid', gap: 12 })
const Name = styled('strong')({ display: 'block' })
/** Texts of several lines as they are; a long one does not fill the page. */
const Value = styled('span')({
  display: 'block',
  maxHeight: 140,
  overflowY: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

/** A field that someone else has changed: as it was opened, theirs, and, where both changed it, what was typed. */
type Row = { name: string; before: unknown; theirs: unknown; yours?: { value: unknown } }
type Texts = ReturnType<typeof useFieldTexts>

/** The person chooses, and may still write something else. */
function Choice({ row: { name, theirs, yours }, texts }: { row: Row; texts: Texts }) {
  const { setValue } = useFormContext()
  const value: unknown = useWatch({ name })
  const isTheirs = JSON.stringify(value) === JSON.stringify(theirs)
  const option = (key: 'yours' | 'theirs', label: string, given: unknown) => (
    <FormControlLabel
      value={key}
      control={<Radio />}
      label={
        <Value>
          {label}: {texts.textOf(name, given)}
        </Value>
      }
    />
  )
  return (
    <RadioGroup
      aria-label={texts.labelOf(name)}
      value={isTheirs ? 'theirs' : 'yours'}
      onChange={(_event, chosen) => setValue(name, chosen === 'theirs' ? theirs : yours?.value, { shouldDirty: true })}
    >
      {option('yours', 'Yours', yours?.value)}
      {option('theirs', 'Theirs', theirs)}
    </RadioGroup>
  )
}

function ChangedFields({ rows }: { rows: readonly Row[] }) {
  const texts = useFieldTexts()
  return (
    <Rows>
      {rows.map((row) => (
        <li key={row.name}>
          <Name>{texts.labelOf(row.name)}</Name>
          {row.yours ? (
            <Choice row={row} texts={texts} />
          ) : (
            <>
              <Value>Now: {texts.textOf(row.name, row.theirs)}</Value>
              <Value>Before: {texts.textOf(row.name, row.before)}</Value>
            </>
          )}
        </li>
      ))}
    </Rows>
  )
}

/** Puts what someone else has changed into the form, and what was typed on top. */
function useMerge(record: Values | undefined) {
  const { getValues, reset, setValue } = useFormContext()
  /** What the form was compared with last, as long as the record is that one. */
  const base = useRef<{ record: Values; product: Values } | null>(null)

  return (present: Values): Row[] => {
    if (!record) return []
    const opened = base.current?.record === record ? base.current.product : record
    const fields = { opened: fieldsOf(opened), present: fieldsOf(present), typed: fieldsOf(getValues() as Values) } // of its inputs
    const { own, theirs, both } = overtakenFields(fields)
    const typed = new Map<string, unknown>([...own, ...both].map((name) => [name, getValues(name)]))
    reset(present)
    const changed = new Map<string, unknown>([...theirs, ...both].map((name) => [name, getValues(name)]))
    for (const [name, value] of typed) setValue(name, value, { shouldDirty: true })
    base.current = { record, product: present }
    return Object.keys(fields.present)
      .filter((name) => changed.has(name))
      .map((name) => ({
        ...{ name, before: fields.opened[name], theirs: changed.get(name) },
        ...(both.includes(name) ? { yours: { value: typed.get(name) } } : {}),
      }))
  }
}

/** Why a save was rejected: another one for each. */
export type Conflict = { text: string }

/** Shows, field by field, what someone else or an order has changed since the form was opened. The next save is on top of it. */
export function Overtaken({ conflict }: { conflict: Conflict | null }) {
  const record = useRecordContext<Values>()
  const dataProvider = useDataProvider()
  const merge = useMerge(record)
  const [merged, setMerged] = useState<{ record: Values | undefined; rows: readonly Row[] } | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const load = useMutation({
    mutationFn: async () => (await dataProvider.getOne('products', { id: record?.id })).data as Values, // a product
    onSuccess: (present) => setMerged({ record, rows: merge(present) }),
  })
  const { mutate } = load
  useEffect(() => {
    if (conflict) mutate()
  }, [conflict, mutate])
  // The button that saves is far below.
  const isShown = load.isError || merged !== null
  useEffect(() => {
    if (isShown && conflict) place.current?.focus()
  }, [isShown, conflict])

  if (conflict && load.isError)
    return (
      <Frame
        ref={place}
        tabIndex={-1}
        severity="error"
        action={
          <Button color="inherit" onClick={() => mutate()}>
            Try again
          </Button>
        }
      >
        {conflict.text}, and what changed could not be loaded: {load.error.message}. What you typed is still here.
      </Frame>
    )
  // A record of its own follows each save.
  if (!conflict || !merged || merged.record !== record) return null
  return (
    <Frame ref={place} tabIndex={-1} severity="warning">
      <AlertTitle>{conflict.text}</AlertTitle>
      What you typed is still here, and changes of other fields are in the form now. Where both changed a field, choose.
      Then save again.
      <ChangedFields rows={merged.rows} />
    </Frame>
  )
}
