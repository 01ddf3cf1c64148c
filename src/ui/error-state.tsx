import type { ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'
import type { HeadingLevel } from './heading.tsx'
import { WarningIcon } from './icons.tsx'

type Props = { title: ReactNode; text?: ReactNode; actions?: ReactNode; level?: HeadingLevel; children?: ReactNode }

/** An error in place of content, announced immediately, with actions to go on. */
export function ErrorState(props: Props) {
  return (
    <div role="alert">
      <EmptyState icon={<WarningIcon size={32} />} {...props} />
    </div>
  )
}
