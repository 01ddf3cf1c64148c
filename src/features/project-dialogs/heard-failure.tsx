import { viewStatus } from '#domain/view-status.ts'
import { staffReason } from '#lib/staff-reason.ts'

type Props = {
  headline: string
  change: { isPending: boolean; isSuccess: boolean; isError: boolean; error: Error | null }
}

/**
 * A dialog takes everything beside it out of what is read out, the place of the messages too: who listens hears the failure in
 * here, who looks sees it there.
 */
export function HeardFailure({ headline, change }: Props) {
  return (
    <p role="alert" className="visually-hidden">
      {viewStatus(change) === 'failure' && `${headline} ${staffReason(change.error)}`}
    </p>
  )
}
