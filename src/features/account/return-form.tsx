import { zodResolver } from '@hookform/resolvers/zod'
import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ReturnRequest } from '#contract/account/account.ts'
import { returnReasons } from '#contract/fields/order-states.ts'
import { reasonTexts } from '#domain/orders/order-return.ts'
import { useApp } from '#lib/app.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Form } from '#ui/form/form.tsx'
import { useField } from '#ui/form/form-context.ts'
import { useFormDraft } from '#ui/form/form-draft.ts'
import { OfflineNote } from '#ui/form/offline-note.tsx'
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'
import { requestReturn } from './queries.ts'
import {
  emptyReturn,
  lineName,
  noLineField,
  type ReturnableLine,
  type ReturnValues,
  returnForm,
} from './rules/return-request.ts'

const Lines = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': { display: 'grid', gap: 12, padding: '12px 0', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  })),
)
const Head = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 56px',
    gap: 16,
    alignItems: 'center',
    '& > span': { overflow: 'hidden', borderRadius: theme.vars.shape.borderRadius },
  })),
)
const Details = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 12,
    alignItems: 'end',
    paddingLeft: 34,
    [theme.breakpoints.up('md')]: { '&[data-two]': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  })),
)
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 })

const reasons = returnReasons.map((value) => ({ value, label: reasonTexts[value] }))

type Props = {
  orderId: string
  lines: readonly ReturnableLine[]
  onSent: () => void
  onCancel: () => void
}

/** Asks to return products of an order: which, how many and why. */
export function ReturnForm({ orderId, lines: returnable, onSent, onCancel }: Props) {
  // An order that changes meanwhile must not take away what is filled in.
  const [lines] = useState(returnable)
  const { mutateAsync } = useMutation(requestReturn(useApp(), orderId))
  const [resolver] = useState(() => zodResolver(returnForm(lines)))
  const form = useForm<ReturnValues, unknown, ReturnRequest>({ resolver, defaultValues: emptyReturn(lines) })
  const send = useFormDraft(form, `return-${orderId}`)
  return (
    <Form
      form={form}
      submit={async (body) => {
        await send(body, mutateAsync)
        onSent()
      }}
      label="Request return"
      name="Return"
      footer={(isBusy) => (
        <Buttons>
          <Button variant="primary" busy={isBusy} busyText="Sending">
            Request return
          </Button>
          <Button type="button" onClick={onCancel}>
            Cancel
          </Button>
        </Buttons>
      )}
    >
      <OfflineNote />
      <Lines aria-label="Products you can return">
        {lines.map((line) => (
          <Line key={line.position} line={line} onChoose={() => form.clearErrors(noLineField(lines))} />
        ))}
      </Lines>
      <Comment />
    </Form>
  )
}

function Line({ line, onChoose }: { line: ReturnableLine; onChoose: () => void }) {
  const { setValue } = useFormContext<ReturnValues>()
  const name = `lines.${lineName(line)}` as const
  const { error, ...chosen } = useField<ReturnValues>(`${name}.isChosen`)
  const isChosen = Boolean(useWatch<ReturnValues>({ name: `${name}.isChosen` }))
  const quantity = Number(useWatch<ReturnValues>({ name: `${name}.quantity` }))
  const isSeveral = line.quantity > 1
  return (
    <li>
      <Head>
        <Checkbox
          label={line.title}
          hint={isSeveral ? `${line.quantity} bought` : undefined}
          {...chosen}
          {...(error ? { error } : {})}
          onChange={(event) => {
            onChoose()
            return chosen.onChange(event)
          }}
        />
        {line.image && <Picture picture={line.image} sizes="56px" alt="" ratio="1" widths={[160, 320]} />}
      </Head>
      {isChosen && (
        <Details data-two={isSeveral || undefined}>
          <Reason name={`${name}.reason`} title={line.title} />
          {isSeveral && (
            <QuantityStepper
              label={`Quantity of ${line.title} to return`}
              value={Math.min(quantity, line.quantity)}
              max={line.quantity}
              onChange={(next) => setValue(`${name}.quantity`, next)}
            />
          )}
        </Details>
      )}
    </li>
  )
}

function Reason({ name, title }: { name: `lines.${string}.reason`; title: string }) {
  return (
    <SelectField
      label="Reason"
      placeholder="Choose a reason"
      aria-label={`Reason to return ${title}`}
      options={reasons}
      {...useField<ReturnValues>(name)}
    />
  )
}

function Comment() {
  return (
    <TextField
      label="What should we know?"
      hint="For a fault or damage: what you see, and when it happens"
      optional
      multiline
      maxLength={500}
      autoComplete="off"
      {...useField<ReturnValues>('comment')}
    />
  )
}
