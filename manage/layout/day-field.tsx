import { useRecordContext } from 'react-admin'
import { dateText } from '../lib/money.ts'

type Props = { source: string; label: string; sortable?: false }

/** The field of a list with a day, in the form of the shops. */
export function DayField({ source }: Props) {
  const day = useRecordContext()?.[source]
  return day ? dateText(day) : null
}
