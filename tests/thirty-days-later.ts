import { millisecondsInDay } from 'date-fns/constants'

// Imported before a server (node --import): moves its clock thirty days ahead.
const ahead = 30 * millisecondsInDay
const Present = Date

globalThis.Date = class extends Present {
  constructor(...given: [] | [number | string | Date]) {
    super(given.length === 0 ? Present.now() + ahead : given[0])
  }

  static override now() {
    return Present.now() + ahead
  }
} as DateConstructor
