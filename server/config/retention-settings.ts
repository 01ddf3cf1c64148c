import { z } from 'zod'
import {
  type Retention,
  type RetentionName,
  retentionNames,
  retentionPeriods,
  usualRetention,
} from '../jobs/retention-periods.ts'

const isName = (text: string): text is RetentionName => Object.hasOwn(retentionPeriods, text)

/** The error message that follows the name of the setting; null if the entry is valid. */
function problemOf(name: string, days: string): string | null {
  if (!isName(name)) return `must name ${retentionNames.join(', ')} ("${name}" is not one), for example carts=60`
  const { least, usual } = retentionPeriods[name]
  if (/^\d{1,5}$/.test(days) && Number(days) >= least) return null
  return `must give ${name} a whole number of days from ${least}, for example ${name}=${usual}`
}

/** Parses `carts=60,enquiries=365` into days by name; what is not named has its usual period. */
export const keepDays = z
  .string()
  .default('')
  .transform((text, context): Retention => {
    const entries = text
      .split(',')
      .filter((entry) => entry.trim() !== '')
      .map((entry) => entry.split('=').map((part) => part.trim()))
    for (const [name = '', days = ''] of entries) {
      const message = problemOf(name, days)
      if (message) context.addIssue({ code: 'custom', message })
    }
    return { ...usualRetention, ...Object.fromEntries(entries.map(([name, days]) => [name, Number(days)])) }
  })
