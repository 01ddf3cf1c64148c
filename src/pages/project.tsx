import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { clearCart } from '#features/cart/queries.ts'
import { useCart } from '#features/cart/use-cart.ts'
import { ProjectScreen } from '#features/project/page/project-screen.tsx'
import { ProjectLoading } from '#features/project/page/project-states.tsx'
import { useApp } from '#lib/app.tsx'
import { whenIdle } from '#lib/boot/idle.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { useWhile } from '#lib/use-while.ts'
import { projectDialogs } from './parts/project-dialogs.ts'
import { ProjectGate } from './parts/project-gate.tsx'
import { loadPanels, projectPanels } from './parts/project-panels.ts'

export const handle = { pageType: 'project', chrome: 'staff', personal: true } satisfies Handle

export function Component() {
  const { id = '' } = useParams()
  return (
    <ProjectGate skeleton={<ProjectLoading />}>
      <OneProject id={id} />
    </ProjectGate>
  )
}

const preloadPanels = () => whenIdle(() => void loadPanels())

/** The page of one project, which combines its panels and dialogs with the cart. */
export function OneProject({ id }: { id: string }) {
  const { count } = useCart()
  const { mutateAsync: clear } = useMutation(clearCart(useApp()))
  useWhile(true, preloadPanels)
  const slots = useMemo(
    () => ({ panels: projectPanels, dialogs: projectDialogs, cart: { count, clear: () => clear() } }),
    [count, clear],
  )
  return <ProjectScreen id={id} slots={slots} />
}
