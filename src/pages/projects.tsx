import { useSearchParams } from 'react-router-dom'
import { ProjectList } from '#features/project/list/project-list.tsx'
import { ProjectLoading } from '#features/project/page/project-states.tsx'
import { whenIdle } from '#lib/boot/idle.ts'
import { loadAhead } from '#lib/boot/preload.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { useWhile } from '#lib/use-while.ts'
import { ProjectGate } from './parts/project-gate.tsx'
import { loadPanels } from './parts/project-panels.ts'
import { SharedProject } from './parts/shared-project.tsx'

export const handle = { pageType: 'project', chrome: 'staff', personal: true } satisfies Handle

/** The list of projects; with a shareId what a customer was sent, for everybody who has the link. */
export function Component() {
  const [search] = useSearchParams()
  const shareId = search.get('shareId')
  if (shareId !== null) return <SharedProject shareId={shareId} />
  return (
    <ProjectGate skeleton={<ProjectLoading />}>
      <List />
    </ProjectGate>
  )
}

/** A project that is begun or opened offline needs its page and panels. */
const preloadProject = () => whenIdle(() => void Promise.all([loadAhead(() => import('./project.tsx')), loadPanels()]))

function List() {
  useWhile(true, preloadProject)
  return <ProjectList />
}
