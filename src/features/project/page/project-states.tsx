import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { unknownProjectText } from '#contract/fields/field-texts.ts'
import { projectsFailedText } from '#domain/project/project-texts.ts'
import { GroupHead, LineRows, lineClasses } from '#features/project/lines/line.styles.ts'
import { Soft } from '#features/project/ui/project.styles.ts'
import { staffReason } from '#lib/account/staff-reason.ts'
import { useDelayed } from '#lib/delayed.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { IconLink } from '#ui/button/icon-button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ChevronLeftIcon } from '#ui/icon/icons.tsx'
import { SyncIcon } from '#ui/icon/tool-icons.tsx'
import { themed } from '#ui/themed.ts'
import { Screen, Work } from './frame.tsx'

const Head = styled('header')(
  themed(({ theme }) => ({
    display: 'grid',
    alignContent: 'center',
    gap: 14,
    flex: 'none',
    minHeight: 99,
    padding: '8px 16px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '& > div': { display: 'flex', alignItems: 'center', gap: 12 },
  })),
)
const Rows = styled('div')({ display: 'grid', gap: 22, padding: '20px 12px' })
const Still = styled('p')({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 16, padding: 24 })
const Middle = styled('div')({
  display: 'grid',
  flex: 1,
  justifyContent: 'center',
  alignContent: 'center',
  padding: 16,
})

/** After this time the page says that it is still trying. */
const stillTryingMs = 3000

/** Skeletons in place of the content; never the previous project, and no counts. */
export function ProjectLoading({ onCancel }: { onCancel?: () => void }) {
  const isLate = useDelayed(stillTryingMs)
  return (
    <Screen role="status" aria-busy aria-label="Loading project">
      <Head>
        <div>
          <Skeleton width={240} height={24} />
        </div>
        <div>
          <Skeleton width={92} height={28} borderRadius={99} />
          <Skeleton width={70} height={14} />
          <Skeleton width={190} height={28} borderRadius={99} />
        </div>
      </Head>
      <Work data-mode="Edit">
        <div data-place="outline">
          <Rows>
            <Skeleton width={96} />
            <Skeleton width={76} />
            <Skeleton width={86} />
          </Rows>
        </div>
        <div data-place="lines">
          <GroupHead>
            <Skeleton width={96} height={16} />
          </GroupHead>
          <LineRows aria-hidden>
            {[0, 1, 2].map((line) => (
              <li key={line}>
                <span />
                <Skeleton height={60} />
                <div className={lineClasses.text}>
                  <Skeleton width="70%" />
                  <Skeleton width="45%" />
                </div>
                <Skeleton width={52} height={44} />
                <div className={lineClasses.price}>
                  <Skeleton width={76} height={16} />
                </div>
              </li>
            ))}
          </LineRows>
          {isLate && onCancel && (
            <Still role="status">
              <Soft>Still trying…</Soft>
              <Button type="button" onClick={onCancel}>
                Cancel
              </Button>
            </Still>
          )}
        </div>
      </Work>
    </Screen>
  )
}

type FailedProps = {
  error: unknown
  listPath: string
  onRetry: () => void
  /** Opens the copy on this device, with the time at which it was saved. */
  copy: { savedText: string; open: () => void } | null
}

/** The project could not be loaded: the reason and three actions. */
export function ProjectFailed({ error, listPath, onRetry, copy }: FailedProps) {
  return (
    <StateScreen listPath={listPath}>
      <ErrorState
        level={1}
        title={projectsFailedText}
        text={staffReason(error)}
        actions={
          <>
            <Button type="button" variant="primary" icon={<SyncIcon size={18} />} onClick={onRetry}>
              Try again
            </Button>
            {copy && (
              <Button type="button" onClick={copy.open}>
                Open the saved copy
              </Button>
            )}
            <ButtonLink to={listPath}>All projects</ButtonLink>
          </>
        }
      >
        {copy && <p>A copy saved on this device at {copy.savedText} can be opened.</p>}
      </ErrorState>
    </StateScreen>
  )
}

export function ProjectMissing({ listPath }: { listPath: string }) {
  return (
    <StateScreen listPath={listPath}>
      <ErrorState
        level={1}
        title={unknownProjectText}
        text="It may have been deleted, or the address is not complete."
        actions={<ButtonLink to={listPath}>All projects</ButtonLink>}
      />
    </StateScreen>
  )
}

const Back = styled('header')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 52,
    padding: '4px 12px 4px 4px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
  })),
)

function StateScreen({ listPath, children }: { listPath: string; children: ReactNode }) {
  return (
    <Screen>
      <Back>
        <IconLink to={listPath} label="All projects">
          <ChevronLeftIcon />
        </IconLink>
        Project
      </Back>
      <Middle>{children}</Middle>
    </Screen>
  )
}
