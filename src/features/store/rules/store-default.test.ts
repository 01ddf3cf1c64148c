import { expect, it } from 'vitest'
import { storeUriOf } from './store-default.ts'

const defaults = { engineRoomLabel: 'Engine Room', defaultStoreUri: 'alexandria' }

it('replaces the store with the engine-room label by the default store [S3-3-14]', () => {
  expect(storeUriOf({ name: 'Engine Room', storeUri: 'engine-room' }, defaults)).toBe('alexandria')
  expect(storeUriOf({ name: ' engine room ', storeUri: 'engine-room' }, defaults)).toBe('alexandria')
})

it('keeps the URI of every other store [S3-3-14]', () => {
  expect(storeUriOf({ name: 'Redfern', storeUri: 'redfern' }, defaults)).toBe('redfern')
  expect(storeUriOf({ name: '', storeUri: 'redfern' }, { ...defaults, engineRoomLabel: '' })).toBe('redfern')
  const nowhere = { ...defaults, defaultStoreUri: '' }
  expect(storeUriOf({ name: 'Engine Room', storeUri: 'engine-room' }, nowhere)).toBe('engine-room')
})
