import { vi } from 'vitest'

type Outcome = 'load' | 'error' | 'silence'

/**
 * Replaces the script of the fraud check, which happy-dom does not load, until mocks are restored. Without an outcome it
 * loads.
 */
export function stubFraudScript(outcome: () => Outcome = () => 'load') {
  const append = document.head.append.bind(document.head)
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      const isScript = node instanceof HTMLScriptElement && node.src.endsWith('/anti-fraud.js')
      const event = outcome()
      if (!isScript) append(node)
      else if (event !== 'silence') setTimeout(() => node.dispatchEvent(new Event(event)))
    }
  })
  Object.assign(window, { fraudDevice: { token: () => 'device-1' } })
}
