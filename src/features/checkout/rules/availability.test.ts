import { expect, it } from 'vitest'
import type { Availability as Answer } from '#contract/checkout/checkout.ts'
import {
  addressChanged,
  availabilityAnswered,
  availabilityFailed,
  chosenServiceSkus,
  datePicked,
  initialAvailability,
  serviceToggled,
  shownServices,
} from './availability.ts'

const service = (sku: string, selected = false, hidden = false) => ({ sku, title: sku, price: 20, selected, hidden })
const response: Answer = {
  cartId: 'C1',
  availability: {
    dates: [
      { date: [2025, 3, 6], price: 49, available: true },
      { date: [2025, 3, 7], price: 0, available: true },
      { date: [2025, 3, 8], price: 0, available: true },
    ],
  },
  supplierAvailability: { miele: { dates: [{ date: [2025, 3, 20] }] } },
  supplierErrors: ['Late'],
  winningDeliveryServiceOverride: true,
  showNotifyIfAvailableSooner: true,
  deliveryServices: [service('UNPACK', true), service('STAIRS'), service('LIFT', true, true)],
  showInstallationContact: true,
  showUniqueDeliveryRequirements: true,
  deliveryUnavailable: false,
}
const options = { today: [2025, 3, 5] as [number, number, number], isProforma: false }
const loaded = availabilityAnswered(addressChanged(initialAvailability), response, options)

it('stores all fields of a response [S2-3-34, S2-3-36, S2-3-37, S2-4-29]', () => {
  expect(loaded).toEqual({
    cartId: 'C1',
    availability: response.availability.dates,
    rawDates: response.availability.dates,
    supplierAvailability: response.supplierAvailability,
    supplierErrors: ['Late'],
    winningDeliveryServiceOverride: true,
    showNotifyIfAvailableSooner: true,
    deliveryServices: response.deliveryServices,
    showInstallationContact: true,
    showUniqueDeliveryRequirements: true,
    deliveryUnavailable: false,
    isOnCall: false,
    calendarIsLoading: false,
    showCalendarWithAvailableDates: true,
    selectedDate: null,
    selectedShippingCost: 0,
    requestedDeliveryContact: '',
    chosenServices: [],
  })
})

it('starts empty and not loading [S2-3-36]', () => {
  expect(initialAvailability).toEqual({
    availability: [],
    rawDates: [],
    supplierAvailability: {},
    supplierErrors: [],
    winningDeliveryServiceOverride: false,
    cartId: '',
    showNotifyIfAvailableSooner: false,
    deliveryServices: [],
    showInstallationContact: false,
    showUniqueDeliveryRequirements: false,
    deliveryUnavailable: false,
    isOnCall: false,
    calendarIsLoading: false,
    showCalendarWithAvailableDates: false,
    selectedDate: null,
    selectedShippingCost: 0,
    requestedDeliveryContact: '',
    chosenServices: [],
  })
})

it('resets when the address changes and starts to load [S2-4-24]', () => {
  const picked = datePicked({ ...loaded, deliveryUnavailable: true }, [2025, 3, 6]).state
  const changed = addressChanged({ ...picked, requestedDeliveryContact: 'Ada' })
  expect(changed).toEqual({ ...initialAvailability, calendarIsLoading: true, requestedDeliveryContact: 'Ada' })
  expect(changed).toMatchObject({
    deliveryUnavailable: false,
    rawDates: [],
    showCalendarWithAvailableDates: false,
    selectedDate: null,
  })
})

it('shows neither days nor services of a response that is marked unavailable [S2-4-29, S2-4-31]', () => {
  const flagged = availabilityAnswered(initialAvailability, { ...response, deliveryUnavailable: true }, options)
  expect(flagged).toMatchObject({
    availability: [],
    deliveryServices: [],
    deliveryUnavailable: true,
    showCalendarWithAvailableDates: false,
    selectedDate: null,
  })
})

it('uses a date 21 days ahead when there are none [S2-4-32]', () => {
  const none = availabilityAnswered(initialAvailability, { ...response, availability: { dates: [] } }, options)
  expect(none).toMatchObject({
    selectedDate: [2025, 3, 26],
    deliveryUnavailable: true,
    calendarIsLoading: false,
    showCalendarWithAvailableDates: false,
  })
})

it('shows the calendar for a single date', () => {
  const dates = response.availability.dates.slice(0, 1)
  const state = availabilityAnswered(initialAvailability, { ...response, availability: { dates } }, options)
  expect(state).toMatchObject({ showCalendarWithAvailableDates: true, deliveryUnavailable: false, selectedDate: null })
})

it('is unavailable when the request fails [S2-4-30]', () => {
  expect(availabilityFailed({ ...loaded, calendarIsLoading: true })).toEqual({
    ...loaded,
    deliveryUnavailable: true,
    calendarIsLoading: false,
    showCalendarWithAvailableDates: false,
  })
})

it('closes later days for proforma goods only [S2-4-33]', () => {
  const open = (isProforma: boolean) =>
    availabilityAnswered(initialAvailability, response, { ...options, isProforma }).availability.map(
      (day) => day.available,
    )
  expect(open(true)).toEqual([true, true, false])
  expect(open(false)).toEqual([true, true, true])
})

it('sets the shipping cost from the picked day [S2-4-34]', () => {
  expect(datePicked(loaded, [2025, 3, 6])).toMatchObject({
    isKnown: true,
    state: { selectedDate: [2025, 3, 6], selectedShippingCost: 49 },
  })
})

it('reports a day that is not in the response and changes nothing [S2-4-36]', () => {
  expect(datePicked(loaded, [2025, 4, 6])).toEqual({ isKnown: false, state: loaded })
})

it('toggles a service, renders visible ones and sends selected ones [S2-4-37, S2-3-35, S2-3-07]', () => {
  expect(shownServices(loaded).map(({ sku }) => sku)).toEqual(['UNPACK', 'STAIRS'])
  expect(chosenServiceSkus(loaded)).toEqual(['UNPACK', 'LIFT'])
  const toggled = serviceToggled(serviceToggled(loaded, 'STAIRS'), 'UNPACK')
  expect(chosenServiceSkus(toggled)).toEqual(['STAIRS', 'LIFT'])
  expect(chosenServiceSkus(serviceToggled(toggled, 'UNPACK'))).toEqual(['UNPACK', 'STAIRS', 'LIFT'])
})

it('keeps a chosen service for the next address that has it, and no hidden one', () => {
  const chosen = addressChanged(serviceToggled(loaded, 'STAIRS'))
  const after = (...deliveryServices: ReturnType<typeof service>[]) =>
    chosenServiceSkus(availabilityAnswered(chosen, { ...response, deliveryServices }, options))
  expect(after(service('STAIRS'), service('OTHER'), service('LIFT', false, true))).toEqual(['STAIRS'])
  expect(after(service('OTHER'))).toEqual([])
})

it('is on call only when dates are empty and delivery is not marked unavailable [S2-4-31, S2-4-32]', () => {
  const after = (changes: Partial<typeof response>) =>
    availabilityAnswered(initialAvailability, { ...response, ...changes }, options).isOnCall
  const noDates = { availability: { dates: [] } }
  expect([after({}), after(noDates), after({ ...noDates, deliveryUnavailable: true })]).toEqual([false, true, false])
})
