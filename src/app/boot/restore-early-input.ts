import { pause } from '#lib/boot/pause.ts'
import { reportFailure } from '#lib/network/report-failure.ts'
import type { Router } from '#lib/page/pending.ts'

const dispatch = (field: Element, name: string) => field.dispatchEvent(new Event(name, { bubbles: true }))

type Started = { hydrated: Promise<unknown>; router: Pick<Router, 'navigate'> }

/** The app has no field for one in an early drawer, only for what is chosen in it. */
async function takeFilters({ hydrated, router }: Started) {
  const { takeEarlyFilters } = await import('#features/catalogue/early-filters.ts')
  await hydrated
  const search = takeEarlyFilters(new URLSearchParams(location.search))
  if (search !== null) await router.navigate({ search }, { preventScrollReset: true })
}

/**
 * Reports to React what was typed or ticked before hydration; else React renders its own values over it. React ignores an
 * event when its tracked value is unchanged, so a value it sees is set first, then the real one without its setter.
 */
export async function restoreEarlyInput(all: Iterable<HTMLInputElement>, app: Started) {
  const isInDrawer = (field: Element) => field.closest('[data-early]') !== null
  const fields = [...all]
  if (fields.some(isInDrawer)) void takeFilters(app).catch((cause) => reportFailure('early filters', cause))
  const typed = fields
    .filter((field) => !isInDrawer(field))
    .map((field) => ({ field, value: field.value, isOn: field.checked }))
  for (const { field, value, isOn } of typed) {
    // Makes React hydrate the boundary around the field first.
    dispatch(field, 'input')
    if (/^(?:checkbox|radio)$/.test(field.type)) {
      field.checked = !isOn
      field.click()
      // The next filter is added to the list that the router loads for this one, which begins in a later task.
      await pause()
      continue
    }
    if (field.type !== 'file') {
      field.value = `${value} `
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    }
    dispatch(field, 'input')
    dispatch(field, 'change')
  }
}
