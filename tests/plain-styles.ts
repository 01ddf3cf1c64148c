/** `display` of elements without styles, by tag. */
const displays = new Map<string, string>()

const inline = (element: Element, property: 'display' | 'visibility' | 'pointerEvents') =>
  element.hasAttribute('style') ? (element as HTMLElement).style[property] : ''

/** The value of the nearest element that sets it. */
function inherited(element: Element | null, property: 'visibility' | 'pointerEvents'): string {
  return element === null ? '' : inline(element, property) || inherited(element.parentElement, property)
}

let wholeCascade: typeof window.getComputedStyle | undefined

/** Computes all styles again, for a page with style sheets. */
export function computeWholeCascade() {
  if (wholeCascade) window.getComputedStyle = wholeCascade
}

/**
 * Computes the styles that queries by role and clicks ask for from inline styles and tags: without style sheets nothing else
 * counts. happy-dom computes the whole cascade for every element and its ancestors, most of the time of a test.
 */
export function computePlainStyles() {
  wholeCascade ??= window.getComputedStyle
  const compute = wholeCascade.bind(window)

  function displayOf(element: Element) {
    const known = displays.get(element.tagName) ?? compute(document.createElement(element.tagName)).display
    displays.set(element.tagName, known)
    return known
  }

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute(element, pseudo)
    const plain: Record<string, () => string> = {
      display: () => inline(element, 'display') || displayOf(element),
      visibility: () => inherited(element, 'visibility'),
      pointerEvents: () => inherited(element, 'pointerEvents'),
    }
    const plainValue = (name: string) => plain[name]?.()
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'getPropertyValue')
          return (property: string) => plainValue(property) ?? compute(element).getPropertyValue(property)
        return plainValue(String(name)) ?? Reflect.get(compute(element), name)
      },
    })
  }
}
