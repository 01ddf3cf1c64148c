import type { Availability as AvailabilityResponse } from '#contract/checkout/checkout.ts'
import {
  cutProforma,
  type DeliveryDate,
  fallbackDate,
  findDate,
  isDeliveryUnavailable,
} from '#domain/delivery/delivery-dates.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'

type DeliveryService = AvailabilityResponse['deliveryServices'][number]

type ResponseFields = Pick<
  AvailabilityResponse,
  | 'supplierAvailability'
  | 'supplierErrors'
  | 'winningDeliveryServiceOverride'
  | 'cartId'
  | 'showNotifyIfAvailableSooner'
  | 'deliveryServices'
  | 'showInstallationContact'
  | 'showUniqueDeliveryRequirements'
>

/** The delivery data of the checkout for the current address. */
export type Availability = ResponseFields & {
  readonly availability: readonly DeliveryDate[]
  /** The dates of the response, before any are closed. */
  readonly rawDates: readonly DeliveryDate[]
  readonly deliveryUnavailable: boolean
  /**
   * No dates, but not marked unavailable: the order is accepted and staff call the customer about the day [S2-4-32].
   */
  readonly isOnCall: boolean
  readonly calendarIsLoading: boolean
  readonly showCalendarWithAvailableDates: boolean
  readonly selectedDate: PlainDate | null
  /** Dollars. */
  readonly selectedShippingCost: number
  readonly requestedDeliveryContact: string
  /** The ids of services the shopper chose, which stay chosen where the next address has them, too. */
  readonly chosenServices: readonly string[]
}

export const initialAvailability: Availability = {
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
}

/** Resets the state when there is no address any more. */
export function addressCleared({ requestedDeliveryContact, chosenServices }: Availability): Availability {
  return { ...initialAvailability, requestedDeliveryContact, chosenServices }
}

/** Resets the state when the address changes. The form resets its deposit at the same time. */
export function addressChanged(state: Availability): Availability {
  return { ...addressCleared(state), calendarIsLoading: true }
}

type Options = { readonly today: PlainDate; readonly isProforma: boolean }

/** Stores the response for an address. A response marked unavailable shows neither days nor services. */
export function availabilityAnswered(
  state: Availability,
  response: AvailabilityResponse,
  options: Options,
): Availability {
  const { availability, deliveryUnavailable: isFlagged, ...rest } = response
  const { dates } = availability
  const shown = options.isProforma ? cutProforma(dates) : dates
  return {
    ...state,
    ...rest,
    deliveryServices: isFlagged ? [] : rest.deliveryServices.map((service) => withChoice(service, state)),
    rawDates: dates,
    availability: isFlagged ? [] : shown,
    deliveryUnavailable: isDeliveryUnavailable({ dates, isFlagged }),
    isOnCall: !isFlagged && dates.length === 0,
    calendarIsLoading: false,
    showCalendarWithAvailableDates: !isFlagged && dates.length > 0,
    selectedDate: dates.length === 0 ? fallbackDate(options.today) : null,
    selectedShippingCost: 0,
  }
}

const withChoice = (service: DeliveryService, { chosenServices }: Availability): DeliveryService =>
  chosenServices.includes(service.sku) ? { ...service, selected: true } : service

export function availabilityFailed(state: Availability): Availability {
  return { ...state, calendarIsLoading: false, deliveryUnavailable: true, showCalendarWithAvailableDates: false }
}

/** The picked day sets the delivery cost. A day that is not in the response changes nothing, and the caller logs it. */
export function datePicked(state: Availability, date: PlainDate): { state: Availability; isKnown: boolean } {
  const day = findDate(state.rawDates, date)
  if (!day) return { state, isKnown: false }
  return { state: { ...state, selectedDate: date, selectedShippingCost: day.price }, isKnown: true }
}

export function serviceToggled(state: Availability, sku: string): Availability {
  const deliveryServices = state.deliveryServices.map((service) =>
    service.sku === sku ? { ...service, selected: !service.selected } : service,
  )
  return {
    ...state,
    deliveryServices,
    chosenServices: chosenServiceSkus({ deliveryServices: shownServices({ deliveryServices }) }),
  }
}

/** The services to show; a hidden one can still be selected and sent. */
export function shownServices({ deliveryServices }: Pick<Availability, 'deliveryServices'>) {
  return deliveryServices.filter(({ hidden }) => !hidden)
}

export function chosenServiceSkus({ deliveryServices }: Pick<Availability, 'deliveryServices'>): readonly string[] {
  return deliveryServices.filter(({ selected }) => selected).map(({ sku }) => sku)
}
