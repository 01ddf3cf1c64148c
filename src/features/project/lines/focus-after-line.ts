/**
 * Call before a line can leave its place. The returned function moves a focus that went with the line to a neighbour, else
 * to the field that adds products.
 */
export function focusAfterLine(row: Element | null | undefined) {
  const neighbours = [row?.nextElementSibling, row?.previousElementSibling]
  const section = row?.closest('section')
  return () => {
    const { activeElement } = document
    if (activeElement !== document.body && !row?.contains(activeElement)) return
    const menus = neighbours.map((neighbour) => neighbour?.querySelector<HTMLElement>('[data-menu]'))
    const next = menus.find((menu) => menu?.isConnected)
    // The lines without a folder have no section once the last one is gone.
    const field = (section?.isConnected ? section : document).querySelector<HTMLElement>('[data-add] input')
    ;(next ?? field)?.focus()
  }
}
