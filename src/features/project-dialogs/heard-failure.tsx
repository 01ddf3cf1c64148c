import { staffReason } from '#lib/staff-reason.ts'

type Props = { headline: string; error: Error | null }

/**
 * A dialog takes everything beside it out of what is read out, the place of the messages too: who listens hears the failure in
 * here, who looks sees it there.
 */
export function HeardFailure({ headline, error }: Props) {
  return (
    <p role="alert" className="visually-hidden">
      {error && `${headline} ${staffReason(error)}`}
    </p>
  )
}
