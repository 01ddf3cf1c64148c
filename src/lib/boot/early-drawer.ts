const openDrawer = () =>
  typeof document === 'undefined' ? null : document.querySelector<HTMLDialogElement>('dialog[data-early][open]')

/** Whether src/app/early/drawers.ts has opened a drawer of the server's HTML, before the app could open its own. */
export const isEarlyDrawerOpen = () => openDrawer() !== null

/** Closes it when the drawer of the app takes its place, or cannot be loaded. */
export const closeEarlyDrawer = () => openDrawer()?.close()
