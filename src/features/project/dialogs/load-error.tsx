import { viewStatus } from '#domain/project/view-status.ts'
import { staffReason } from '#lib/account/staff-reason.ts'

type Props = {
  headline: string
  change: { isPending: boolean; isSuccess: boolean; isError: boolean; error: Error | null }
}

/** Announces a failure inside the dialog: while it is open, assistive technology does not read toasts outside it. */
export function HeardFailure({ headline, change }: Props) {
  return (
    <p role="alert" className="visually-hidden">
      {viewStatus(change) === 'failure' && `${headline} ${staffReason(change.error)}`}
    </p>
  )
}
