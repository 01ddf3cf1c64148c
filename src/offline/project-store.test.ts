import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { readProject } from '#domain/project/project-reading.ts'
import { openDatabase } from './database.ts'
import { createProjectStore, forgetProjects, storedProjectLimits } from './project-store.ts'

const dayMs = 24 * 60 * 60_000
let made = 0

function device() {
  const database = openDatabase(`projects-${++made}`)
  let time = Date.UTC(2026, 10, 20)
  const store = createProjectStore({ brand: 'wa', database, now: () => time })
  return {
    database,
    store,
    wait: (ms: number) => {
      time += ms
    },
    open: async (id: string) => {
      time += 1000
      await store.keep(readProject(id, { projectName: `Project ${id}` }))
    },
  }
}

it('keeps the projects opened last, twenty at most', async () => {
  const { store, open } = device()
  for (let number = 1; number <= storedProjectLimits.count + 2; number += 1) await open(String(number))
  await open('5')
  const stored = await store.list()
  expect(stored).toHaveLength(20)
  expect(stored[0]?.project.projectName).toBe('Project 5')
  expect(await store.read('1')).toBeNull()
  expect((await store.read('22'))?.project.projectRef).toBe('22')
})

it('keeps none for longer than seven days', async () => {
  const { store, open, wait } = device()
  await open('old')
  wait(7 * dayMs - 1)
  expect(await store.read('old')).not.toBeNull()
  wait(2)
  expect(await store.read('old')).toBeNull()
  expect(await store.list()).toEqual([])
  await open('new')
  expect((await store.list()).map(({ project }) => project.projectRef)).toEqual(['new'])
})

it('forgets one that was deleted, and all at sign-out', async () => {
  const { store, open, database } = device()
  await open('a')
  await open('b')
  await store.forget('a')
  expect(await store.read('a')).toBeNull()
  await forgetProjects(database)
  expect(await store.list()).toEqual([])
})
