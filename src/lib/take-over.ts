import { pause } from './pause.ts'

/** A part of the page that waits for its turn to be taken over from the server's HTML. */
export type Gate = { isOpen: boolean; stands: boolean; isPassed: boolean; opened: Promise<void>; open: () => void }

const patienceMs = 3_000
const signs = ['pointerdown', 'touchstart', 'mousedown', 'click', 'keydown', 'focusin', 'submit'] as const

/** Parts that stand and are not taken over yet, in their order. */
const waiting = new Set<Gate>()
let isUnderWay = false
let isHurried = false
let isTurning = false
let end = () => {}
let ended = Promise.resolve()

/** From now until `takenOver()` the parts of the page are taken over one by one, or all at once as soon as somebody touches it. */
export function beginTakeOver() {
  isUnderWay = true
  const stop = new AbortController()
  ended = new Promise((resolve) => {
    end = () => {
      isUnderWay = false
      stop.abort()
      clearTimeout(timer)
      resolve()
    }
  })
  // Before the library hears of it, which then takes over the touched part at once and hands the touch on.
  for (const sign of signs) window.addEventListener(sign, hurry, { capture: true, passive: true, signal: stop.signal })
  // A part that fails shows that by itself; the others and the calls of the start must not wait for it.
  const timer = setTimeout(() => {
    hurry()
    end()
  }, patienceMs)
}

function hurry() {
  isHurried = true
  for (const gate of waiting) gate.open()
}

export const isTakingOver = () => isUnderWay

/** Resolves when the page is the app's, at once where nothing is being taken over. */
export const takenOver = () => ended

/** A part drawn while the page is taken over waits; any other does not. */
export function createGate(): Gate {
  let resolve = () => {}
  const opened = new Promise<void>((done) => {
    resolve = done
  })
  const gate: Gate = {
    isOpen: !isUnderWay || isHurried,
    stands: false,
    isPassed: false,
    opened,
    open: () => {
      gate.isOpen = true
      resolve()
    },
  }
  return gate
}

/** A part stands in the frame and wants its turn. */
export function queueGate(gate: Gate) {
  gate.stands = true
  if (!isUnderWay || gate.isPassed) return
  waiting.add(gate)
  if (isHurried) gate.open()
}

/** A part is the app's now: the next one has its turn. */
export function passGate(gate: Gate) {
  gate.isPassed = true
  waiting.delete(gate)
  void turn()
}

/** Opens the first part that waits, each in a piece of work of its own; without one the page is taken over. */
export async function turn() {
  if (!isUnderWay || isTurning) return
  isTurning = true
  await pause()
  isTurning = false
  const [next] = waiting
  if (next) next.open()
  else end()
}
