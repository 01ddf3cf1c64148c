import type { ReactNode } from 'react'
import { WarningIcon } from '#ui/icon/icons.tsx'
import type { HeadingLevel } from '#ui/layout/heading.tsx'
import { EmptyState } from './empty-state.tsx'

type Props = { title: ReactNode; text?: ReactNode; actions?: ReactNode; level?: HeadingLevel; children?: ReactNode }

/** An error in place of content, announced immediately, with actions to go on. */
export function ErrorState(props: Props) {
  return (
    <div role="alert">
      <EmptyState icon={<WarningIcon size={32} />} {...props} />
    </div>
  )
}
