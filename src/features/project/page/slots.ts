import type { ComponentType } from 'react'
import type { ActionKey } from './actions.ts'
import type { PanelKey } from './panels.ts'

/** The part of the cart that the project page needs. */
export type CartSlot = { count: number; clear: () => Promise<unknown> }

/** Actions whose dialogs are in this folder. */
export const ownActions = ['duplicate', 'staff-cart', 'delete'] as const satisfies readonly ActionKey[]

export type DialogProps = {
  onClose: () => void
}

/**
 * Slots that pages/project.tsx fills, since features do not import each other: panels, dialogs of the footer menu, and the
 * cart. They read the project with `useProject()`; a key without a component is left out of the rail and the menu.
 */
export type ProjectSlots = {
  panels: Partial<Readonly<Record<PanelKey, ComponentType>>>
  dialogs: Partial<Readonly<Record<ActionKey, ComponentType<DialogProps>>>>
  cart: CartSlot
}
