import type { ComponentType } from 'react'
import type { ActionKey } from './actions.ts'
import type { PanelKey } from './panels.ts'

/** The cart of this browser, as far as the project page must know it. */
export type CartSeam = { count: number; clear: () => Promise<unknown> }

/** The actions whose dialogs stand in this folder. */
export const ownActions = ['duplicate', 'staff-cart', 'delete'] as const satisfies readonly ActionKey[]

export type DialogProps = {
  onClose: () => void
}

/**
 * What pages/project.tsx hands to the page of a project, since features do not import each other: its panels
 * (features/project-panels, named in pages/parts/project-panels.ts), the dialogs of the foot's menu (features/project-dialogs, named
 * in pages/parts/project-dialogs.ts) and the cart. All of them find the project by `useProject()`. A key without a component
 * is left out of the rail and of the menu.
 */
export type ProjectSeams = {
  panels: Partial<Readonly<Record<PanelKey, ComponentType>>>
  dialogs: Partial<Readonly<Record<ActionKey, ComponentType<DialogProps>>>>
  cart: CartSeam
}
