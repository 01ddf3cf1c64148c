import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Project } from '#contract/project/project-parts.ts'
import type { Upload } from '#lib/network/form-send.ts'
import { uniqueId } from '#lib/unique-id.ts'
import { forgetOwnChanges } from '#offline/offline-staff.ts'
import { addLine, rename } from '../../../tests/project-edits.ts'
import { aTablet, cutWire, putAway, type Tablet } from '../../../tests/project-tablet.ts'
import { type StaffShop, staffShop } from '../../../tests/staff.ts'
import { createPageLock } from '../sync/locks.ts'
import { countOwnChanges } from '../unsent-changes.ts'
import type { AttachBody } from './kinds/file/attach.ts'

const folder = '.data/test/project-files'
let shop: StaffShop
beforeAll(async () => {
  shop = await staffShop({ dataDir: folder })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await putAway()
})

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer
const textOf = (bytes: ArrayBuffer | null) => bytes && new TextDecoder().decode(bytes)

async function attach(tablet: Tablet, project: Project, more: Partial<AttachBody> & { text?: string } = {}) {
  const { text = `%PDF-1.7 ${uniqueId()}`, ...rest } = more
  const bytes = bytesOf(text)
  const body = {
    id: uniqueId(),
    name: 'plan.pdf',
    size: bytes.byteLength,
    hash: text,
    productCode: null,
    showToCustomer: false,
    ...rest,
  }
  await tablet.sync.add({ kind: 'attach', body }, { project, base: project, file: { id: body.id, bytes } })
  return { ...body, text }
}

const names = ({ files }: Pick<Project, 'files'>) => files.map(({ name }) => name)
const uploads = (tablet: Tablet) => tablet.wire.calls.filter(({ name }) => name === 'projectFile.upload')
const files = (tablet: Tablet) => tablet.database.editFiles.count()
const ovenProject = () => shop.aProject({ lines: [{ sku: 'OVEN' }] })

describe('a file attached offline', () => {
  it('is in the list at once, outlives the page with its bytes, and is sent once', async () => {
    const projectId = await ovenProject()
    const tablet = aTablet(shop)
    const project = await tablet.opens(projectId)
    const file = await attach(tablet, project)
    expect(names(await tablet.shown(projectId))).toEqual(['plan.pdf'])
    expect(tablet.sync.status(projectId)).toBe('pending')

    const { database } = tablet
    const later = aTablet(shop, { database })
    await later.opens(projectId)
    await vi.waitFor(() => expect(later.sync.edits().map(({ text }) => text)).toEqual(['Attach: plan.pdf']))
    expect(names(await later.shown(projectId))).toEqual(['plan.pdf'])
    expect(textOf(await later.sync.readFile(file.id))).toBe(file.text)
    await later.comesBack()
    expect((await later.read(projectId)).files).toMatchObject([
      { id: file.id, name: 'plan.pdf', uploadedBy: 'Noor Haddad' },
    ])
    const read = await shop.injectSignedIn({ url: `/api/v2/project/attachment/${projectId}/${file.id}` })
    expect(read.body).toBe(file.text)
    expect([await files(later), later.sync.status(projectId)]).toEqual([0, 'saved'])
    // The offline copy has it too.
    expect(names((await later.store.read(`project:${projectId}`)).base ?? { files: [] })).toEqual(['plan.pdf'])
  })

  it('is one file when the response was lost, and its bytes are not sent again', async () => {
    const projectId = await ovenProject()
    const tablet = aTablet(shop)
    const project = await tablet.opens(projectId)
    const file = await attach(tablet, project)
    await tablet.triesWith('lost')
    // The question whether it arrived gets no response either.
    await tablet.triesWith('lost')
    await shop.pool.query('delete from project_changes')
    await tablet.comesBack()
    expect(uploads(tablet)).toHaveLength(1)
    expect((await tablet.read(projectId)).files.map(({ id }) => id)).toEqual([file.id])
    expect(await files(tablet)).toBe(0)
  })

  it('is sent again with the same key when it did not arrive', async () => {
    const projectId = await ovenProject()
    const tablet = aTablet(shop)
    const file = await attach(tablet, await tablet.opens(projectId))
    await tablet.triesWith('cut')
    await tablet.comesBack()
    const keys = uploads(tablet).map(({ key }) => key)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    expect((await tablet.read(projectId)).files.map(({ id }) => id)).toEqual([file.id])
  })

  it('is the one that is there when a colleague attached the same', async () => {
    const projectId = await ovenProject()
    const [noor, wiremu] = [aTablet(shop), aTablet(shop, { account: 'wiremu', cut: cutWire(shop.colleague) })]
    const text = '%PDF-1.7 the same plan'
    const theirs = await attach(wiremu, await wiremu.opens(projectId), { text })
    const mine = await attach(noor, await noor.opens(projectId), { text })
    await wiremu.comesBack()
    await noor.triesWith('lost')
    // The server already had the file: the lost response names the colleague's id.
    expect(mine.id).not.toBe(theirs.id)
    await noor.comesBack()
    expect((await noor.read(projectId)).files.map(({ id }) => id)).toEqual([theirs.id])
    expect((await noor.shown(projectId)).files.map(({ id }) => id)).toEqual([theirs.id])
  })

  it('is one file when it is chosen twice, and two at two places', async () => {
    const projectId = await ovenProject()
    const tablet = aTablet(shop)
    const project = await tablet.opens(projectId)
    const text = '%PDF-1.7 twice'
    for (const productCode of [null, null, 'OVEN']) await attach(tablet, project, { text, productCode })
    expect([await files(tablet), (await tablet.pending()).length]).toEqual([2, 2])
    await tablet.comesBack()
    // Uploaded at the same time by the clock of the shop: in either order.
    const places = (await tablet.read(projectId)).files.map((file) => file.productCode)
    expect([places.length, new Set(places)]).toEqual([2, new Set([null, 'OVEN'])])
  })
})

describe('the order', () => {
  it('is: the project and the line first, then the file', async () => {
    const tablet = aTablet(shop)
    const projectId = await tablet.sync.create({ projectName: 'Made offline', customerName: '' })
    const { base } = await tablet.store.read(`project:${projectId}`)
    if (!base) throw new Error('The project was not stored')
    await attach(tablet, base, { productCode: 'KETTLE-1a', name: 'of the line.pdf' })
    await tablet.edits(
      base,
      addLine('KETTLE-1a', {
        folderId: null,
        product: { sku: 'KETTLE', title: 'Kettle', brand: 'Testa', category: 'Kettles', price: 89.95 },
      }),
    )
    await tablet.comesBack()
    const own = tablet.wire.arrived().map(({ name }) => name)
    expect(own.filter((name) => /save|add|upload/.test(name))).toEqual([
      'project.save',
      'projectLines.add',
      'projectFile.upload',
    ])
    expect((await tablet.read(projectId)).files).toMatchObject([{ productCode: 'KETTLE-1a' }])
  })

  it('does not make what is typed wait for an upload', async () => {
    const projectId = await ovenProject()
    const cut = cutWire(shop.api)
    let finish = () => {}
    const { upload } = cut.api.projectFile
    const held = vi.fn(async (...input: Parameters<typeof upload>) => {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return upload(...input)
    })
    const api = { ...cut.api, projectFile: { ...cut.api.projectFile, upload: held } }
    const tablet = aTablet(shop, { cut: { ...cut, api } })
    const project = await tablet.opens(projectId)
    await attach(tablet, project)
    const sent = tablet.comesBack()
    await vi.waitFor(() => expect(held).toHaveBeenCalled())
    await tablet.edits(project, rename('Typed meanwhile'))
    await vi.waitFor(async () => expect((await tablet.read(projectId)).projectName).toBe('Typed meanwhile'))
    expect(tablet.sync.status(projectId)).toBe('sending')
    finish()
    await sent
    expect(names(await tablet.read(projectId))).toEqual(['plan.pdf'])
  })

  it('ends an upload that does not move for 10 s, and no other', async () => {
    const projectId = await ovenProject()
    const cut = cutWire(shop.api)
    const moves: ((percent: number) => void)[] = []
    const signals: AbortSignal[] = []
    const upload = (({ body }: { body: Upload }, { signal }: { signal: AbortSignal }) => {
      moves.push(body.onProgress)
      signals.push(signal)
      return new Promise(() => {})
    }) as unknown as typeof cut.api.projectFile.upload
    const api = { ...cut.api, projectFile: { ...cut.api.projectFile, upload } }
    const tablet = aTablet(shop, { cut: { ...cut, api } })
    await attach(tablet, await tablet.opens(projectId))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    tablet.wire.isOff = false
    void tablet.sync.sendNow()
    await vi.waitFor(() => expect(moves).toHaveLength(1))
    for (const percent of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(9_000)
      moves[0]?.(percent)
    }
    expect(signals[0]?.aborted).toBe(false)
    expect(tablet.sync.edits()).toMatchObject([{ isSending: true, percent: 3 }])
    await vi.advanceTimersByTimeAsync(10_001)
    expect(signals[0]?.aborted).toBe(true)
    vi.useRealTimers()
    // It stays on the device and is sent again.
    await vi.waitFor(() => expect(moves).toHaveLength(2))
    expect([(await tablet.pending()).length, await files(tablet)]).toEqual([1, 1])
  })
})

describe('taking it back', () => {
  it('sends nothing of a file that was cancelled while it waits, and its bytes go', async () => {
    const projectId = await ovenProject()
    const tablet = aTablet(shop)
    await attach(tablet, await tablet.opens(projectId))
    const [edit] = await tablet.pending()
    expect(await tablet.sync.cancel(edit?.id ?? '')).toBe(true)
    expect([await files(tablet), (await tablet.pending()).length]).toEqual([0, 0])
    await tablet.comesBack()
    expect(uploads(tablet)).toEqual([])
  })

  it('removes a file that may have arrived when it was cancelled', async () => {
    const projectId = await ovenProject()
    const tablet = aTablet(shop)
    await attach(tablet, await tablet.opens(projectId))
    await tablet.triesWith('lost')
    expect(names(await tablet.read(projectId))).toEqual(['plan.pdf'])
    const [edit] = await tablet.pending()
    expect(await tablet.sync.cancel(edit?.id ?? '')).toBe(true)
    expect([names(await tablet.shown(projectId)), await files(tablet)]).toEqual([[], 0])
    await tablet.comesBack()
    expect([names(await tablet.read(projectId)), uploads(tablet).length]).toEqual([[], 1])
  })

  it('ends the upload that is under way', async () => {
    const projectId = await ovenProject()
    const cut = cutWire(shop.api)
    const signals: AbortSignal[] = []
    const upload = ((_: unknown, { signal }: { signal: AbortSignal }) => {
      signals.push(signal)
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    }) as unknown as typeof cut.api.projectFile.upload
    const api = { ...cut.api, projectFile: { ...cut.api.projectFile, upload } }
    const tablet = aTablet(shop, { cut: { ...cut, api } })
    await attach(tablet, await tablet.opens(projectId))
    tablet.wire.isOff = false
    const sent = tablet.sync.sendNow()
    await vi.waitFor(() => expect(signals).toHaveLength(1))
    const [edit] = await tablet.pending()
    expect(await tablet.sync.cancel(edit?.id ?? '')).toBe(true)
    await sent
    expect(signals[0]?.aborted).toBe(true)
    await vi.waitFor(async () => expect(await tablet.pending()).toEqual([]))
    expect(tablet.wire.arrived().at(-1)?.name).toBe('projectFile.remove')
  })

  it('removes and shows files of the server while offline', async () => {
    const projectId = await ovenProject()
    const tablet = aTablet(shop)
    const project = await tablet.opens(projectId)
    const [old, shown] = [await attach(tablet, project, { name: 'old.pdf' }), await attach(tablet, project)]
    await tablet.comesBack()
    const now = await tablet.opens(projectId)
    tablet.goesOffline()
    await tablet.edits(
      now,
      { kind: 'show-file', body: { id: old.id, name: 'old.pdf', isOn: true } },
      { kind: 'remove-file', body: { id: old.id, name: 'old.pdf' } },
      { kind: 'show-file', body: { id: shown.id, name: 'plan.pdf', isOn: true } },
    )
    expect((await tablet.shown(projectId)).files).toMatchObject([{ id: shown.id, showToCustomer: true }])
    // A file that was shown and then removed is only removed.
    expect(await tablet.pending()).toHaveLength(2)
    await tablet.comesBack()
    expect((await tablet.read(projectId)).files).toMatchObject([{ id: shown.id, showToCustomer: true }])
  })

  it('drops the files of a project that was made here and cancelled', async () => {
    const tablet = aTablet(shop)
    const projectId = await tablet.sync.create({ projectName: 'Never sent', customerName: '' })
    const { base } = await tablet.store.read(`project:${projectId}`)
    if (!base) throw new Error('The project was not stored')
    await attach(tablet, base)
    const [create] = await tablet.pending()
    await tablet.sync.cancel(create?.id ?? '')
    expect([await tablet.pending(), await files(tablet)]).toEqual([[], 0])
  })
})

describe('what the server rejects', () => {
  it('stays with its reason, is sent again or cancelled', async () => {
    const projectId = await ovenProject()
    const tablet = aTablet(shop)
    const project = await tablet.opens(projectId)
    await attach(tablet, project, { text: '<script>', name: 'page.pdf' })
    await attach(tablet, project, { name: 'after it.pdf' })
    await tablet.comesBack()
    const [edit] = await tablet.rejected()
    expect(edit?.reason).toContain('The contents of this file do not match its name')
    expect(tablet.sync.status(projectId)).toBe('needs-you')
    expect(names(await tablet.read(projectId))).toEqual(['after it.pdf'])
    await tablet.sync.retry(edit?.id ?? '')
    expect(await tablet.rejected()).toHaveLength(1)
    expect(await files(tablet)).toBe(1)
    expect(await tablet.sync.cancel(edit?.id ?? '')).toBe(true)
    expect([await tablet.rejected(), await files(tablet)]).toEqual([[], 0])
  })

  it('says that the project is gone', async () => {
    const projectId = await ovenProject()
    const tablet = aTablet(shop)
    await attach(tablet, await tablet.opens(projectId))
    await shop.api.project.remove({ params: { id: projectId } })
    await tablet.comesBack()
    expect(await tablet.rejected()).toMatchObject([{ reason: 'There is no such project' }])
  })

  it('stays with the project when its line was removed meanwhile', async () => {
    const projectId = await ovenProject()
    const tablet = aTablet(shop)
    await attach(tablet, await tablet.opens(projectId), { productCode: 'OVEN' })
    await shop.api.projectLines.remove({ params: { projectId, sku: 'OVEN' }, query: {} })
    await tablet.comesBack()
    const [file] = (await shop.api.project.view({ params: { id: projectId } }))?.files ?? []
    expect(file).toMatchObject({ name: 'plan.pdf', productCode: null })
  })

  it('says so when the bytes are gone from the device', async () => {
    const projectId = await ovenProject()
    const tablet = aTablet(shop)
    await attach(tablet, await tablet.opens(projectId))
    await tablet.database.editFiles.clear()
    await tablet.comesBack()
    expect(await tablet.rejected()).toMatchObject([{ reason: expect.stringContaining('Attach it again') }])
  })
})

describe('the device', () => {
  const quota = () => new DOMException('full', 'QuotaExceededError')

  it('evicts what can be fetched again for a file, and stores nothing of it where that is not enough', async () => {
    const projectId = await ovenProject()
    const tablet = aTablet(shop)
    const { database } = tablet
    const project = await tablet.opens(projectId)
    await database.seenProducts.put({ brand: 'wa', sku: 'X', card: {}, seenAt: 1 })
    await attach(tablet, project, { name: 'first.pdf' })
    const put = vi.spyOn(database.editFiles, 'put').mockRejectedValueOnce(quota()).mockRejectedValueOnce(quota())
    await attach(tablet, project, { name: 'second.pdf' })
    expect([await database.seenProducts.count(), await files(tablet)]).toEqual([0, 2])
    put.mockRejectedValue(quota())
    await expect(attach(tablet, project, { name: 'third.pdf' })).rejects.toMatchObject({ name: 'NotSavedError' })
    expect([(await tablet.pending()).length, await files(tablet)]).toEqual([2, 2])
  })

  it('neither shows nor sends the files of another account', async () => {
    const projectId = await ovenProject()
    const lock = createPageLock()
    const tablet = aTablet(shop, { lock })
    const { database } = tablet
    await attach(tablet, await tablet.opens(projectId))
    const colleague = aTablet(shop, { database, lock, account: 'wiremu', cut: cutWire(shop.colleague) })
    await colleague.opens(projectId)
    await colleague.comesBack()
    expect([names(await colleague.shown(projectId)), colleague.sync.edits(), uploads(colleague)]).toEqual([[], [], []])
    expect(await files(tablet)).toBe(1)
  })

  it('counts them at a sign-out, and forgets them with their bytes and no others', async () => {
    const projectId = await ovenProject()
    const tablet = aTablet(shop)
    const { database } = tablet
    const project = await tablet.opens(projectId)
    await attach(tablet, project)
    const colleague = aTablet(shop, { database, account: 'wiremu' })
    const theirs = await attach(colleague, project)
    await database.kept.put({ brand: 'wa', key: 'staff', value: { id: 'noor', name: 'Noor Haddad' } })
    expect(await countOwnChanges('wa', database)).toEqual({ projects: 1, cart: 0 })
    await forgetOwnChanges('wa', database)
    expect(await database.editFiles.toCollection().primaryKeys()).toEqual([theirs.id])
    expect(await tablet.pending()).toEqual([])
  })
})
