import { useSearchParams } from 'react-router-dom'
import { ProjectList } from '#features/project/project-list.tsx'
import { ProjectLoading } from '#features/project/project-states.tsx'
import type { Handle } from '#lib/route-handle.ts'
import { ProjectGate } from './parts/project-gate.tsx'
import { SharedProject } from './parts/shared-project.tsx'

export const handle = { pageType: 'project', chrome: 'staff', personal: true } satisfies Handle

/** The list of projects; with a shareId what a customer was sent, for everybody who has the link. */
export function Component() {
  const [search] = useSearchParams()
  const shareId = search.get('shareId')
  if (shareId !== null) return <SharedProject shareId={shareId} />
  return (
    <ProjectGate skeleton={<ProjectLoading />}>
      <ProjectList />
    </ProjectGate>
  )
}
