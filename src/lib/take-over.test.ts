// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'

// The state of a take-over is that of one page: each test has a page of its own.
const fresh = async () => {
  vi.resetModules()
  return import('./take-over.ts')
}

beforeEach(() => vi.useRealTimers())

it('opens the parts one after the other, each when the one before is taken over', async () => {
  const { beginTakeOver, createGate, isTakingOver, passGate, queueGate, takenOver, turn } = await fresh()
  beginTakeOver()
  const [head, foot] = [createGate(), createGate()]
  queueGate(head)
  queueGate(foot)
  await turn()
  expect([head.isOpen, foot.isOpen]).toEqual([true, false])
  passGate(head)
  await foot.opened
  expect(isTakingOver()).toBe(true)
  passGate(foot)
  await takenOver()
  expect(isTakingOver()).toBe(false)
})

it('opens all parts, also those still to come, when somebody touches the page', async () => {
  const { beginTakeOver, createGate, queueGate } = await fresh()
  beginTakeOver()
  const waiting = createGate()
  queueGate(waiting)
  window.dispatchEvent(new Event('pointerdown'))
  expect([waiting.isOpen, createGate().isOpen]).toEqual([true, true])
})

it('has no part wait where nothing is taken over', async () => {
  const { createGate, takenOver } = await fresh()
  expect(createGate().isOpen).toBe(true)
  await takenOver()
})

it('gives the page to the app after three seconds, even when a part never comes', async () => {
  vi.useFakeTimers()
  const { beginTakeOver, createGate, isTakingOver, queueGate } = await fresh()
  beginTakeOver()
  const lost = createGate()
  queueGate(lost)
  vi.advanceTimersByTime(3_000)
  expect([lost.isOpen, isTakingOver()]).toEqual([true, false])
})
