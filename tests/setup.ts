import { MessageChannel } from 'node:worker_threads'
import { afterEach, beforeEach, expect } from 'vitest'
import { guardConsole, takeUnexpected } from './console-guard.ts'

// Pages in happy-dom would send requests to a real port, such as the probe of a lost connection.
if (typeof window !== 'undefined') window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))

// Missing in a context without a document (pool vmThreads).
if (typeof globalThis.MessageChannel === 'undefined') Object.assign(globalThis, { MessageChannel })

guardConsole()
// Discards what an earlier file did after its last test.
beforeEach(() => void takeUnexpected())
afterEach(() => expect(takeUnexpected().join('\n'), 'unexpected warnings; see tests/console-guard.ts').toBe(''))
