import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useId, useRef } from 'react'
import { unknownBarcodeText } from '#domain/catalogue/gtin.ts'
import { noSalespersonCodeText, referrerFailedText } from '#domain/project/project-texts.ts'
import { isoDate } from '#domain/time/date-math.ts'
import { dashboardQueries } from '#features/project/dashboard/queries.ts'
import { type DashboardView, firstDay } from '#features/project/dashboard/rules/dashboard-query.ts'
import { todayHere } from '#features/project/dashboard/view-address.ts'
import { useApp } from '#lib/app.tsx'
import { ErrorLine } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { themed } from '#ui/themed.ts'
import { DayField } from './day-field.tsx'
import { LookupField } from './lookup-field.tsx'

const Root = styled('fieldset')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: '12px',
    margin: 0,
    padding: '12px 16px 16px',
    border: 0,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.default,
    '& input, & select': { fontSize: '0.875rem' },
    '& label b': { font: 'inherit', fontSize: '0.875rem' },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: 12 },
  })),
)

const Flag = styled(Switch)({ justifyContent: 'flex-end', flexDirection: 'row-reverse', gap: 10 })

type Change = (change: Partial<DashboardView>, replace?: boolean) => void
type Props = { id: string; view: DashboardView; onChange: Change; ownCode: string | null; isStill: boolean }

/** Everything the rows can be narrowed by. */
export function FilterPanel({ id, view, onChange, ownCode, isStill }: Props) {
  return (
    <Root id={id} aria-label="Filters">
      <Days {...{ view, onChange, isStill }} />
      <Salesperson {...{ view, onChange, isStill }} />
      <TextField
        label="Customer name"
        placeholder="Any"
        value={view.customerName}
        disabled={isStill}
        // Filters only the loaded rows, without a request, so it updates on every keystroke.
        onChange={(event) => onChange({ customerName: event.currentTarget.value, page: view.page }, true)}
      />
      <Lookups {...{ view, onChange, isStill }} />
      <Flags {...{ view, onChange, isStill, ownCode }} />
    </Root>
  )
}

type Part = Omit<Props, 'id' | 'ownCode'>

function Days({ view, onChange, isStill }: Part) {
  const { allTime, fromDate, toDate } = view
  // The fields are debounced: they must call the latest `onChange`.
  const latest = useRef(onChange)
  latest.current = onChange
  const from = useCallback((day: string) => latest.current({ fromDate: day, allTime: false }), [])
  const to = useCallback((day: string) => latest.current({ toDate: day, allTime: false }), [])
  const isTurned = !allTime && fromDate !== '' && toDate !== '' && fromDate > toDate
  const error = isTurned ? { error: 'Choose a day on or after the first one' } : {}
  return (
    <>
      <DayField label="Created from" value={allTime ? firstDay : fromDate} onChange={from} disabled={isStill} />
      <DayField
        {...error}
        label="Created to"
        value={allTime ? isoDate(todayHere()) : toDate}
        onChange={to}
        disabled={isStill}
      />
    </>
  )
}

function Salesperson({ view, onChange, isStill }: Part) {
  const { api } = useApp()
  const { data = [], isError } = useQuery(dashboardQueries(api).salespeople())
  const errorId = useId()
  const known = data.map(({ code, name }) => ({ value: code, label: name }))
  const { salespersonCode } = view
  const isKnown = salespersonCode === '' || known.some(({ value }) => value === salespersonCode)
  return (
    <div>
      <SelectField
        label="Salesperson"
        placeholder="Any"
        options={isKnown ? known : [{ value: salespersonCode, label: salespersonCode }, ...known]}
        value={view.onlyMyProjects ? '' : salespersonCode}
        disabled={isStill || view.onlyMyProjects}
        onChange={(event) => onChange({ salespersonCode: event.currentTarget.value })}
      />
      <div role="alert">{isError && <ErrorLine id={errorId} text="An error occurred getting store view." />}</div>
    </div>
  )
}

function Lookups({ view, onChange, isStill }: Part) {
  const queries = dashboardQueries(useApp().api)
  return (
    <>
      <LookupField
        label="Brand"
        value={view.brand}
        searchOptions={queries.brands}
        optionKey={(brand) => brand}
        optionText={(brand) => brand}
        onChoose={(brand) => onChange({ brand })}
        failure="An error occurred getting brand."
        isStill={isStill}
      />
      <LookupField
        label="Category"
        value={view.category}
        searchOptions={queries.categories}
        optionKey={(path) => path}
        optionText={(path) => path.replaceAll('/', ' / ')}
        onChoose={(category) => onChange({ category })}
        failure="An error occurred getting category."
        isStill={isStill}
      />
      <LookupField
        label="SKU"
        value={view.sku}
        searchOptions={queries.products}
        optionKey={({ sku }) => sku}
        optionText={({ sku, title }) => `${sku}, ${title}`}
        onChoose={(sku) => onChange({ sku })}
        nothingText={unknownBarcodeText}
        failure="An error occurred getting Sku."
        isStill={isStill}
      />
      <LookupField
        label="Referrer"
        value={view.referrerCode}
        searchOptions={queries.referrers}
        optionKey={({ code }) => code}
        optionText={({ name, businessName, code }) => `${[name, businessName].filter(Boolean).join(', ')} (${code})`}
        onChoose={(referrerCode) => onChange({ referrerCode })}
        failure={referrerFailedText}
        isStill={isStill}
      />
    </>
  )
}

function Flags({ view, onChange, isStill, ownCode }: Part & { ownCode: string | null }) {
  return (
    <>
      <Flag
        label="All time"
        checked={view.allTime}
        disabled={isStill}
        onChange={(event) => onChange({ allTime: event.currentTarget.checked })}
      />
      <Flag
        label="Only my projects"
        hint={ownCode === null ? noSalespersonCodeText : undefined}
        checked={view.onlyMyProjects && ownCode !== null}
        disabled={isStill || ownCode === null}
        onChange={(event) => onChange({ onlyMyProjects: event.currentTarget.checked })}
      />
      <Flag
        label="Show culinary bookings"
        checked={view.showCulinaryBookings}
        disabled={isStill}
        onChange={(event) => onChange({ showCulinaryBookings: event.currentTarget.checked })}
      />
    </>
  )
}
