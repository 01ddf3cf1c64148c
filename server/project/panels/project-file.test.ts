import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form, type StaffShop, staffShop } from '../../../tests/staff.ts'

const folder = '.data/test/attachments'
let shop: StaffShop
let projectId: string

beforeAll(async () => {
  shop = await staffShop({ dataDir: folder })
  projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }] })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const pdf = Buffer.from('%PDF-1.7\nplan')
type More = { projectId?: string; newId?: string; productCode?: string; showToCustomer?: string }

const upload = (file: string, bytes: Buffer, more: More = {}) => {
  const fields = Object.entries({ projectId, ...more }).map(([name, value]) => ({ name, value }))
  return shop.injectSignedIn({
    method: 'POST',
    url: '/api/v2/project/attachment',
    ...form([...fields, { name: 'file', file, bytes }]),
  })
}
const filesOf = async () => (await shop.view(projectId)).files
const onDisk = () =>
  readdirSync(`${folder}/files`, { recursive: true }).filter((name) => String(name).length > 10).length

describe('an attachment', () => {
  it('is stored under a generated name, listed with its own, and served as a download only', async () => {
    const response = await upload('../../etc/Küchen plan <C>.pdf', pdf, { productCode: 'OVEN' })
    expect(response.statusCode).toBe(200)
    const { id } = response.json()
    expect(await filesOf()).toMatchObject([
      {
        id,
        productCode: 'OVEN',
        name: 'Küchen plan C.pdf',
        kind: 'pdf',
        size: pdf.length,
        uploadedBy: 'Noor Haddad',
        showToCustomer: false,
      },
    ])
    const file = await shop.injectSignedIn({ url: `/api/v2/project/attachment/${projectId}/${id}` })
    expect([file.statusCode, file.body]).toEqual([200, pdf.toString()])
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="K_chen plan C.pdf"; filename*=UTF-8''K%C3%BCchen%20plan%20C.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    })
  })

  it('is readable by staff only, and not through another project', async () => {
    const [first] = await filesOf()
    const url = `/api/v2/project/attachment/${projectId}/${first?.id}`
    expect((await shop.inject({ url })).statusCode).toBe(401)
    expect((await shop.injectSignedIn({ url }, 'ada@hearth.example')).statusCode).toBe(403)
    const otherProjectId = await shop.aProject()
    expect(
      (await shop.injectSignedIn({ url: `/api/v2/project/attachment/${otherProjectId}/${first?.id}` })).statusCode,
    ).toBe(404)
    expect((await shop.injectSignedIn({ url: `/api/v2/project/attachment/${projectId}/nothing` })).statusCode).toBe(404)
  })

  it('is visible to the customer only when it is shared with them', async () => {
    const { id } = (await upload('for-you.pdf', Buffer.from('%PDF-1.4 you'))).json()
    const { shareId } = await shop.api.projectQuote.share({ body: { projectId, sharedStatus: 'Shared' } })
    const url = `/api/v2/project/shared/attachment/${id}?shareId=${shareId}`
    expect((await shop.inject({ url })).statusCode).toBe(404)
    await shop.api.projectFile.show({ body: { projectId, attachmentId: id, showToCustomer: true } })
    const shared = await shop.visitor().projectQuote.shared({ query: { shareId: shareId ?? '' } })
    expect(shared.files.map(({ name }) => name)).toEqual(['for-you.pdf'])
    const response = await shop.inject({ url })
    expect([response.statusCode, response.headers['referrer-policy']]).toEqual([200, 'no-referrer'])
    expect((await shop.inject({ url: url.replace(String(shareId), 'x'.repeat(43)) })).statusCode).toBe(404)
  })

  it('is not stored again when it is sent again; removing it twice succeeds', async () => {
    const bytes = Buffer.from('%PDF-1.4 twice')
    const before = onDisk()
    const [first, second] = [(await upload('a.pdf', bytes)).json(), (await upload('b.pdf', bytes)).json()]
    expect([second.id, onDisk()]).toEqual([first.id, before + 1])
    for (let time = 0; time < 2; time++)
      await shop.api.projectFile.remove({ query: { projectId, attachmentId: first.id } })
    expect((await filesOf()).map(({ id }) => id)).not.toContain(first.id)
    expect(onDisk()).toBe(before)
    expect((await shop.injectSignedIn({ url: `/api/v2/project/attachment/${projectId}/${first.id}` })).statusCode).toBe(
      404,
    )
  })

  it('has the id that its device chose, and stays one file when it is sent again', async () => {
    const [newId, bytes] = [randomUUID(), Buffer.from('%PDF-1.4 from a tablet')]
    const own = await shop.aProject()
    for (let time = 0; time < 2; time++)
      expect((await upload('tablet.pdf', bytes, { projectId: own, newId })).json().id).toBe(newId)
    expect((await shop.view(own)).files.map(({ id }) => id)).toEqual([newId])
    const read = await shop.injectSignedIn({ url: `/api/v2/project/attachment/${own}/${newId}` })
    expect(read.body).toBe(bytes.toString())
    // Another member of staff removed it: a delayed request does not add it again.
    await shop.api.projectFile.remove({ query: { projectId: own, attachmentId: newId } })
    const before = onDisk()
    expect((await upload('tablet.pdf', bytes, { projectId: own, newId })).statusCode).toBe(200)
    expect([(await shop.view(own)).files, onDisk()]).toEqual([[], before])
  })

  it('rejects the id of a file in another project, and leaves that file unchanged', async () => {
    const [newId, otherProjectId] = [randomUUID(), await shop.aProject()]
    await upload('mine.pdf', Buffer.from('%PDF-1.4 mine'), { newId })
    const before = onDisk()
    const response = await upload('theirs.pdf', Buffer.from('%PDF-1.4 theirs'), { projectId: otherProjectId, newId })
    expect([response.statusCode, Object.keys(response.json().fields), onDisk()]).toEqual([400, ['newId'], before])
    expect((await upload('theirs.pdf', pdf, { projectId: otherProjectId, newId: '../../etc' })).statusCode).toBe(400)
    const read = await shop.injectSignedIn({ url: `/api/v2/project/attachment/${projectId}/${newId}` })
    expect(read.body).toBe('%PDF-1.4 mine')
  })

  it('re-encodes an image: upright, without location and hidden data', async () => {
    const plain = sharp({ create: { width: 40, height: 20, channels: 3, background: '#a33' } })
    const photo = await plain
      .withExif({ IFD0: { Copyright: 'SECRETPLACE' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const hidden = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])
    expect(hidden.toString('latin1')).toContain('SECRETPLACE')
    const { id } = (await upload('photo.jpg', hidden)).json()
    const stored = (await shop.injectSignedIn({ url: `/api/v2/project/attachment/${projectId}/${id}` })).rawPayload
    expect(stored.toString('latin1')).not.toMatch(/SECRETPLACE|script/)
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 20, height: 40 })
  })

  it('accepts up to 20 MB, and no more', async () => {
    const big = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(20 * 1024 * 1024 - 9, 32)])
    expect((await upload('big.pdf', big)).statusCode).toBe(200)
    const response = await upload('bigger.pdf', Buffer.concat([big, Buffer.from('x')]))
    expect([response.statusCode, response.json().fields]).toEqual([413, { file: ['Choose a file of up to 20 MB'] }])
  })
})

/** A zip with these names and empty files. */
function zip(names: readonly string[]) {
  const heads = names.map((name) => {
    const head = Buffer.alloc(30)
    head.write('PK\x03\x04', 'latin1')
    head.writeUInt16LE(name.length, 26)
    return Buffer.concat([head, Buffer.from(name)])
  })
  const entries = names.map((name) => {
    const entry = Buffer.alloc(46)
    entry.write('PK\x01\x02', 'latin1')
    entry.writeUInt16LE(name.length, 28)
    return Buffer.concat([entry, Buffer.from(name)])
  })
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(Buffer.concat(heads).length, 16)
  return Buffer.concat([...heads, ...entries, end])
}

const word = ['[Content_Types].xml', 'word/document.xml']
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')

describe('accepted files', () => {
  it.each([
    ['plan.docx', zip(word)],
    ['sums.xlsx', zip(['[Content_Types].xml', 'xl/workbook.xml'])],
    ['photo.heic', heic],
    ['PLAN.PDF', pdf],
  ])('accepts %s', async (name, bytes) => {
    expect((await upload(name, Buffer.concat([bytes, Buffer.alloc(0)]))).statusCode).toBe(200)
  })
  it.each([
    ['page.html', Buffer.from('<script>alert(1)</script>')],
    ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['page.pdf', Buffer.from('<html><script>alert(1)</script>')],
    ['late.pdf', Buffer.from('<script></script>%PDF-1.7')],
    ['photo.png', Buffer.from('\x89PNG\r\n\x1a\n not a picture', 'latin1')],
    ['photo.jpg', Buffer.from('\xff\xd8\xff<script>', 'latin1')],
    ['photo.webp', Buffer.from('RIFF\0\0\0\0WEBP<script>', 'latin1')],
    ['macros.docx', zip([...word, 'word/vbaProject.bin'])],
    ['sums.docx', zip(['[Content_Types].xml', 'xl/workbook.xml'])],
    ['torn.docx', zip(word).subarray(0, 60)],
    ['program.exe', Buffer.from('MZ')],
    ['plan.pdf.exe', pdf],
    ['noending', pdf],
    ['empty.pdf', Buffer.alloc(0)],
  ])('rejects %s', async (name, bytes) => {
    const [before, stored] = [await filesOf(), onDisk()]
    const response = await upload(name, bytes)
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['file']])
    expect([await filesOf(), onDisk()]).toEqual([before, stored])
  })
  it('rejects an image with more pixels than fit into memory', async () => {
    const bomb = await sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(200_000)
    expect((await upload('bomb.png', bomb)).statusCode).toBe(400)
  })
})

describe('an upload form', () => {
  it('names each wrong field', async () => {
    const wrong = async (parts: Parameters<typeof form>[0]) => {
      const response = await shop.injectSignedIn({ method: 'POST', url: '/api/v2/project/attachment', ...form(parts) })
      return [response.statusCode, Object.keys(response.json().fields ?? {})]
    }
    const file = { name: 'file', file: 'a.pdf', bytes: pdf }
    expect(await wrong([file])).toEqual([400, ['projectId']])
    expect(await wrong([{ name: 'projectId', value: projectId }])).toEqual([400, ['file']])
    expect(await wrong([{ name: 'projectId', value: 'nothing' }, file])).toEqual([404, []])
    const code = { name: 'productCode', value: 'NOTHING' }
    expect(await wrong([{ name: 'projectId', value: projectId }, code, file])).toEqual([400, ['productCode']])
    const json = await shop.injectSignedIn({
      method: 'POST',
      url: '/api/v2/project/attachment',
      payload: { projectId },
    })
    expect([json.statusCode, json.json().fields]).toEqual([400, { file: ['Send the file as multipart/form-data'] }])
  })
  it('accepts no file from anyone but staff', async () => {
    const request = { method: 'POST' as const, url: '/api/v2/project/attachment' }
    const parts = form([
      { name: 'projectId', value: projectId },
      { name: 'file', file: 'a.pdf', bytes: pdf },
    ])
    expect((await shop.inject({ ...request, ...parts })).statusCode).toBe(401)
    expect((await shop.injectSignedIn({ ...request, ...parts }, 'ada@hearth.example')).statusCode).toBe(403)
  })
  it('rejects the fifty-first file of a project', async () => {
    const full = await shop.aProject()
    await shop.pool.query(
      `insert into project_files (id, project_id, name, kind, size, hash, uploaded_by, uploaded_at, show_to_customer)
       select gen_random_uuid(), $1, 'f.pdf', 'pdf', 1, n::text, 'x', $2, false from generate_series(1, 50) n`,
      [full, shop.clock()],
    )
    const response = await upload('one-more.pdf', Buffer.from('%PDF-1.4 one more'), { projectId: full })
    expect([response.statusCode, response.json().errors]).toEqual([400, ['A project holds 50 files']])
  })
})
